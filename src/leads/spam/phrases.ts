/** A group of phrases with the reason they indicate spam and the weight of each distinct phrase. */
interface SoldText {
  reason: string;
  weight: number;
  /** Real customers also use these phrases: companies name their trade, and visitors mention how they found the site. */
  mayBeMentioned?: boolean;
  pattern: RegExp;
}

/**
 * Phrases that people who sell to businesses write, and people who need a fence seldom do. Each distinct hit adds its group's weight. The
 * phrases of a group are alternatives of one case-insensitive regular expression, broken into lines.
 */
export const soldWords: readonly SoldText[] = [
  {
    reason: 'sells search ranking or web design',
    weight: 4,
    mayBeMentioned: true,
    pattern: wordStarts(String.raw`
      s\.?e\.?o\b|search engine|back ?links?|rank(?:s|ed|ing|ings)?\b|first page|page (?:one|1) (?:of|on)|
      domain authority|guest ?post|sponsored (?:post|article)|(?:organic|web(?:site)?|targeted|more|real) traffic|
      link building|digital marketing|internet marketing|social media (?:marketing|management|posts?|ads|for|growth)|
      post on social media|(?:instagram|tiktok) (?:growth|followers|likes|ads|account)|influencer|podcast|subscribers|
      visitors|mobile[- ]friendly|google (?:ads|business|my business|maps listing)|ppc|
      (?:facebook|video|manage|run|retargeting) ads|web ?(?:site)? ?(?:design|develop|redesign|audit)\w*|mobile app|
      app develop\w*|wordpress|landing page|conversion rates?|online (?:presence|visibility)|
      email (?:list|marketing|campaign)s?|bulk sms|explainer video|video (?:production|marketing)|logo design|
      chat ?bots?|followers|5[- ]star reviews?|hosting (?:plan|service)s?|e-?commerce`),
  },
  {
    reason: 'speaks of "your website" or "your business"',
    weight: 2,
    mayBeMentioned: true,
    pattern: wholeWords(String.raw`
      your (?:web ?)?site|your web ?page|your business|your company'?s?|
      your (?:current )?(?:provider|clients|customers|competitors|brand|niche|industry|team|staff|listing)|
      business owners?|small business(?:es)?|contractors|installers|
      fenc(?:e|ing) (?:companies|businesses|contractors|installers)|home service (?:compan|brand|business)\w*|
      homeowners (?:in|near|qualif\w+|asking)|compan(?:y|ies) (?:your size|has been|is not|may)`),
  },
  {
    reason: 'offers leads, money or credit',
    weight: 4,
    mayBeMentioned: true,
    pattern: wordStarts(String.raw`
      (?:exclusive|qualified|new|more|fresh|quality|booked) (?:leads|clients|customers|appointments)|lead generation|
      leads? (?:for|to) your|working capital|merchant (?:cash|services|account|processing)|line of credit|
      business (?:loan|funding|credit)|pre-?approved (?:for|business)|fund(?:ing|ed) (?:in|within|up)|
      credit card processing|payroll|grants? program|erc\b|tax credit|invest(?:or|ors|ment opportunit\w+)|
      passive income|make money|earn \$|\d+% (?:roi|profit)|profit(?:s|able)? (?:daily|weekly)`),
  },
  {
    reason: 'gambling, coins, pills or company',
    weight: 4,
    mayBeMentioned: true,
    pattern: wordStarts(String.raw`
      bitcoin|btc\b|crypto\w*|ethereum|forex|nft|casino|betting|slots?\b|jackpot|poker|lottery|you have won\b|viagra|
      cialis|pharmacy|cbd\b|gummies|weight loss|keto|erection|escorts?|dating|hot (?:girls|singles)|sexy?|porn|
      onlyfans|nudes?|inheritance|beneficiary|next of kin|million (?:dollars|usd)|replica|rolex|essay writing|
      steroids?`),
  },
  {
    reason: 'makes a pitch',
    weight: 3,
    // Not "we manage 40 rental homes": a sender who manages land or buildings is a customer.
    pattern: anywhere(String.raw`
      \bare you paying too much\b|\b(?:interested|curious|thoughts|open to it|sound good|fair enough)\?|
      \bwant (?:me to|to see|the case study|details|a (?:demo|copy|list|quote))|
      \b(?:should|shall) i (?:share|send|show)|\bget your feedback|\bmind if i\b|
      \b(?:would|are) you (?:be )?(?:open to|interested in (?:a|an|the|our|selling|buying|backlinks|being)|
        willing to|against|looking for capital|hiring)|
      \breply (?:yes|no|for|with|to)\b|
      \b(?:first|1st) (?:one|lead|month|reel|video|article|sample)s? (?:is |are )?(?:free|on us)|
      \b(?:packages?|plans?|prices?|pricing) (?:from|starts?|starting)|
      \b(?:only|just|from|starting at|starts at) \$\d|
      \$\d[\d,.]* ?(?:\/|a|per) ?(?:mo|month|hour|page|article|lead|day|1,?000)|\bper (?:lead|appointment|click)\b|
      \b(?:case study|portfolio|mock-?up|testimonials? from)\b|
      \bwe (?:create|manage|generate|produce|supply|film|submit|fund|represent|book|fill|grow|rank|develop|export|sell|
        remove|recover|audit|translate|design)\b(?!(?: [\w'’&-]+){0,5} (?:homes?|houses?|housing|rentals?|apartments?|
        condos?|town ?homes?|units?|buildings?|propert(?:y|ies)|hoas?|communit(?:y|ies)|subdivisions?|lots?|land|farms?|
        ranch|acres?|church(?:es)?|schools?|yards?|parks?|playgrounds?|sellers?|buyers?|owners?|tenants?|residents?)\b)|
      \b(?:risk|money)[- ]?(?:free|back)\b|
      \bguaranteed?\b(?=.{0,40}\b(?:calls|results|clients|customers|approval|placement|refund|top))`),
  },
  {
    reason: 'the words of a sales letter',
    weight: 3,
    mayBeMentioned: true,
    pattern: anywhere(String.raw`
      came across your|(?:browsing|visiting|looking (?:at|over|through)) your (?:web)?site|noticed (?:that )?your|
      to whom it may concern|dear (?:sir|madam|owner|manager|business|team|webmaster|friend)|price list|factory|
      manufacturer|wholesale|supplier|export|collaborat\w+|proposal for|whats ?app|telegram|skype|copyright|crm\b|
      demo\b|workers comp|sponsor\w*`),
  },
  {
    reason: 'offers goods or services in another script',
    weight: 4,
    pattern: anywhere(`
      предлага(?:ем|ю)|продвижени[ею] (?:сайт|ваш|бизнес)|(?:создани[ею]|разработк[аиу]|раскрутк[аиу]) сайт|
      рассылк[аиу]|баз[аыу] (?:клиент|данн)|нужны (?:клиенты|заявки)|купить диплом|заработ(?:ок|ка|ай)|казино|порно|
      ставки на спорт|просування сайт|розсилк[аиу]|网站(?:优化|推广|建设)|搜索排名|厂家直销|代开发票|贷款|赌场|홈페이지 제작|카지노|대출|
      تحسين محركات البحث|كازينو`),
  },
  {
    reason: 'the phrases of mass mail',
    weight: 3,
    pattern: anywhere(String.raw`
      unsubscribe|opt[- ]?out|reply (?:stop|with)|to stop (?:receiving|these)|right person|decision[- ]?maker|
      15[- ]?min\w*|book a (?:call|demo|time)|schedule a (?:call|demo|zoom)|
      free (?:audit|trial|demo|samples?|webinar|mock-?up|consultation call|proposal|report|sample video)|
      no obligation call|limited[- ]time|act now|click (?:here|below|the link)|
      our (?:team of|services|agency|company offers|platform|software|experts)|
      we (?:offer|provide|specialize|help (?:businesses|companies|contractors|fence))|outsourc\w+|virtual assistants?|
      offshore|back office|bookkeeping|data entry|estimating services|take-?offs?|moq|alibaba|
      contact form (?:blast|marketing|submission)|send (?:your|this) (?:ad|message) to|partnership opportunit\w+|
      t\.me\/|bit\.ly|tinyurl|infring\w+|dmca|legal action|account (?:has been|will be)|verify your|
      invoice (?:attached|overdue)|domain (?:name )?(?:expir\w+|registration|renewal|listing)|saas|gps tracking|
      group plans?|discount program|no (?:setup|upfront) (?:fee|cost)s?`),
  },
  {
    reason: 'the courtesies of a pitch',
    weight: 1,
    pattern: anywhere(String.raw`
      hope (?:this|you are|you'?re|all is)\b.{0,30}\b(?:well|great)|quick (?:question|call|chat)|special offer|
      \d+% (?:off|discount)|\b(?:can|may|could) i (?:share|send|show)\b`),
  },
];

/** Sites where people show a house, a picture, a place, or a product. A link to one isn't a sign of spam. */
export const familiarHosts = new RegExp(
  inOneLine(String.raw`(^|\.)(
    zillow|realtor|redfin|trulia|homes|facebook|fb|instagram|nextdoor|pinterest|youtube|youtu|imgur|flickr|dropbox|
    icloud|google|goo|gl|apple|homedepot|lowes|tractorsupply|amazon|wayfair|menards|costco|yelp|houzz|onedrive|1drv|
    office|ebay|craigslist|guilfordcountync|forsyth|nc
    )\.(com|me|be|gl|gov|ms|org|net|app\.goo\.gl)$`),
  'i',
);

/** Words of someone with a yard. Each different word takes a point away, up to the limit. */
export const yardWords = wholeWords(`
  feet|foot|ft|linear|my (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|husband|wife|mom|hoa)|
  our (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|hoa)|back ?yard|front yard|dogs?|puppy|
  chickens?|horses?|goats?|cows?|kids|pool|posts? (?:are|is|rotted|holes?)|panels?|pickets?|cedar|pine|treated|
  privacy|chain ?link|latch|hinges?|hoa|survey|property line|acres?|lot|storm|hurricane|tree|fell|leaning|lean|rotted|
  rotten|tear out|corner|driveway|sloped?|gate|quotes?|estimates?|call me|(?:pictures?|photos?|pics) (?:of|to)|
  some (?:pictures?|photos?|pics)|send (?:you )?(?:pictures?|photos?|pics)|do you (?:work|come|serve) (?:in|out|to)|
  cerca|valla|port[oó]n|reja|patio|perros?|vecino|presupuesto|cotizaci[oó]n|madera|pies|jard[ií]n|casa|barda|estimado|
  arreglar`);
export const yardLimit = 4;

/** Up to sixty characters of one sentence that don't mention other people's wishes, as sellers of leads do. */
const clause = String.raw`(?:(?!homeowner|customer|client|people|leads|\bwho\b)[^.!?]){0,60}`;

/** The wish for a fence after these words, but not for things that are sold to fence companies. */
const wishFor = (before: string) =>
  new RegExp(
    String.raw`${before}\b(?:needs?|wants?|would like|looking (?:for|to)|hoping|requires?)\b${clause}\b(?:fenc(?:e|es|ing)|gates?)\b(?! (?:compan|business|contractor|installer|lead)\w*)`,
    'i',
  );

/**
 * Signs that a text is about the sender's own yard: a measurement, a possession, or the wish for a fence. Sellers also write about gates
 * and quotes, but measure nothing and own no dog.
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

/** Matches any of the phrases at the start of a word, including longer words: "crypto" also matches "cryptocurrency". */
function wordStarts(phrases: string): RegExp {
  return new RegExp(String.raw`\b(${inOneLine(phrases)})`, 'gi');
}

/** Matches any of the phrases as whole words. */
function wholeWords(phrases: string): RegExp {
  return new RegExp(String.raw`\b(${inOneLine(phrases)})\b`, 'gi');
}

/** Matches any of the phrases, even in the middle of a word unless the phrase says otherwise. */
function anywhere(phrases: string): RegExp {
  return new RegExp(`(${inOneLine(phrases)})`, 'gi');
}

function inOneLine(phrases: string): string {
  return phrases.replaceAll(/\n */g, '');
}
