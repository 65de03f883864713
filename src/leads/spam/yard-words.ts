import { wholeWords } from './words.ts';

/** What somebody with a yard writes; each different word takes a point away, up to the limit. */
export const yardWords = wholeWords([
  /feet/,
  /foot/,
  /ft/,
  /linear/,
  /my (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|husband|wife|mom|hoa)/,
  /our (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|hoa)/,
  /back ?yard/,
  /front yard/,
  /dogs?/,
  /puppy/,
  /chickens?/,
  /horses?/,
  /goats?/,
  /cows?/,
  /kids/,
  /pool/,
  /posts? (?:are|is|rotted|holes?)/,
  /panels?/,
  /pickets?/,
  /cedar/,
  /pine/,
  /treated/,
  /privacy/,
  /chain ?link/,
  /latch/,
  /hinges?/,
  /hoa/,
  /survey/,
  /property line/,
  /acres?/,
  /lot/,
  /storm/,
  /hurricane/,
  /tree/,
  /fell/,
  /leaning/,
  /lean/,
  /rotted/,
  /rotten/,
  /tear out/,
  /corner/,
  /driveway/,
  /sloped?/,
  /gate/,
  /quotes?/,
  /estimates?/,
  /call me/,
  /(?:pictures?|photos?|pics) (?:of|to)/,
  /some (?:pictures?|photos?|pics)/,
  /send (?:you )?(?:pictures?|photos?|pics)/,
  /do you (?:work|come|serve) (?:in|out|to)/,
  /cerca/,
  /valla/,
  /port[oó]n/,
  /reja/,
  /patio/,
  /perros?/,
  /vecino/,
  /presupuesto/,
  /cotizaci[oó]n/,
  /madera/,
  /pies/,
  /jard[ií]n/,
  /casa/,
  /barda/,
  /estimado/,
  /arreglar/,
]);
export const yardLimit = 4;

/** Up to sixty characters of one sentence that do not speak of other people's wishes, as sellers of leads do. */
const clause = String.raw`(?:(?!homeowner|customer|client|people|leads|\bwho\b)[^.!?]){0,60}`;

/** The wish for a fence, after what stands before it; not for what is sold to fence companies. */
const wishFor = (before: string) =>
  new RegExp(
    String.raw`${before}\b(?:needs?|wants?|would like|looking (?:for|to)|hoping|requires?)\b${clause}\b(?:fenc(?:e|es|ing)|gates?)\b(?! (?:compan|business|contractor|installer|lead)\w*)`,
    'i',
  );

/**
 * What makes a text one about a yard of the sender's own: a measure, something of one's own, or the wish for a fence. Sellers write
 * of gates and quotes as well, but measure nothing and own no dog.
 */
export const ownYardWords: readonly RegExp[] = [
  /\d ?(?:ft|feet|foot|lf|linear|yards?|acres?|met(?:er|re|ro)s?|pies)\b/i,
  /\b(?:my|our|the|mi|nuestr[ao]) (?:\w+ )?(?:fence|gate|yard|dogs?|house|home|property|neighbou?r'?s?|pool|back ?yard|driveway|hoa|church|cerca|casa|patio|perros?)\b(?! (?:page|improvement|service|compan|business|contractor|installer|lead)\w*)/i,
  /\b(?:back ?yard|front yard|puppy|cedar|pickets?|property line|hurricane|chain ?link fence for)\b/i,
  wishFor(String.raw`\b(?:i|we|us|my|our)\b${clause}`),
  wishFor(String.raw`(?:^|[.!?,;\n])\s*`),
  /забор|ограждени|калитк|паркан|огорож|хвіртк|двор[аеу]?(?!\p{L})|подвір/iu,
  /围栏|圍欄|栅栏|柵欄|篱笆|籬笆|院子|后院|後院|フェンス|柵|庭/u,
  /울타리|펜스|마당/u,
  /سياج|سور|فناء|حديقة|حصار|نرده|باڑ/u,
  /बाड़|फेंस|आँगन|आंगन|বেড়া|ਵਾੜ|વાડ|కంచె|வேலி/u,
  /גדר|φράχτη|รั้ว|ღობე|ցանկապատ|አጥር/iu,
];
