import 'package:flutter/widgets.dart';
import 'package:flutter_svg/flutter_svg.dart';

final labels = {'mirror': 'it is no list of names'};

Widget bar() => Row(children: [
      SvgPicture.asset('assets/back.svg', width: size(24), matchTextDirection: true),
      SvgPicture.asset("assets/cup.svg", width: size(24)),
      SvgPicture.asset(
        'assets/send.svg',
        matchTextDirection: true,
      ),
      SvgPicture.asset('assets/gone.svg'),
      SvgPicture.asset('assets/$name.svg'),
    ]);
