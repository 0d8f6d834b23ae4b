import 'package:flutter/widgets.dart';

class Icons {
  static const IconData arrow_back = IconData(0xe092, fontFamily: 'MaterialIcons', matchTextDirection: true);
  static const IconData cup = IconData(0xe093, fontFamily: 'MaterialIcons');
  static const IconData undo =
      IconData(0xe094, fontFamily: 'MaterialIcons');
}
