import 'package:flutter/widgets.dart';

/// The icons of the tea shop.
abstract final class TeaIcons {
  static const IconData arrowBack = IconData(0xe001, fontFamily: 'Tea');
  static const IconData cup = IconData(0xe002, fontFamily: 'Tea');
  static const IconData send = IconData(
    0xe003,
    fontFamily: 'Tea',
    matchTextDirection: true,
  );
}
