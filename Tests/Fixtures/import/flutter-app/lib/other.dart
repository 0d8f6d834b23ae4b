import 'package:flutter_svg/flutter_svg.dart';

final send = SvgPicture.asset('assets/send.svg'); // not matchTextDirection: true
final words = ['arrow_back', 'help'];
