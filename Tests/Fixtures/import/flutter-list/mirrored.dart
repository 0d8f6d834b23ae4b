// Icons that follow the direction of text, 'all of them'.
const Set<String> _iconsMirroredWhenRTL = <String>{
  // A comment's apostrophe.
  'arrow_back',
  'help_outline',
};
