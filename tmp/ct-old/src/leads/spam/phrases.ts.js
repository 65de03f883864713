const soldWords = [
  {
    reason: "sells search ranking or web design",
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
      chat ?bots?|followers|5[- ]star reviews?|hosting (?:plan|service)s?|e-?commerce`)
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
      homeowners (?:in|near|qualif\w+|asking)|compan(?:y|ies) (?:your size|has been|is not|may)`)
  },
  {
    reason: "offers leads, money or credit",
    weight: 4,
    mayBeMentioned: true,
    pattern: wordStarts(String.raw`
      (?:exclusive|qualified|new|more|fresh|quality|booked) (?:leads|clients|customers|appointments)|lead generation|
      leads? (?:for|to) your|working capital|merchant (?:cash|services|account|processing)|line of credit|
      business (?:loan|funding|credit)|pre-?approved (?:for|business)|fund(?:ing|ed) (?:in|within|up)|
      credit card processing|payroll|grants? program|erc\b|tax credit|invest(?:or|ors|ment opportunit\w+)|
      passive income|make money|earn \$|\d+% (?:roi|profit)|profit(?:s|able)? (?:daily|weekly)`)
  },
  {
    reason: "gambling, coins, pills or company",
    weight: 4,
    mayBeMentioned: true,
    pattern: wordStarts(String.raw`
      bitcoin|btc\b|crypto\w*|ethereum|forex|nft|casino|betting|slots?\b|jackpot|poker|lottery|you have won\b|viagra|
      cialis|pharmacy|cbd\b|gummies|weight loss|keto|erection|escorts?|dating|hot (?:girls|singles)|sexy?|porn|
      onlyfans|nudes?|inheritance|beneficiary|next of kin|million (?:dollars|usd)|replica|rolex|essay writing|
      steroids?`)
  },
  {
    reason: "makes a pitch",
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
      \bguaranteed?\b(?=.{0,40}\b(?:calls|results|clients|customers|approval|placement|refund|top))`)
  },
  {
    reason: "the words of a sales letter",
    weight: 3,
    mayBeMentioned: true,
    pattern: anywhere(String.raw`
      came across your|(?:browsing|visiting|looking (?:at|over|through)) your (?:web)?site|noticed (?:that )?your|
      to whom it may concern|dear (?:sir|madam|owner|manager|business|team|webmaster|friend)|price list|factory|
      manufacturer|wholesale|supplier|export|collaborat\w+|proposal for|whats ?app|telegram|skype|copyright|crm\b|
      demo\b|workers comp|sponsor\w*`)
  },
  {
    reason: "offers goods or services in another script",
    weight: 4,
    pattern: anywhere(`
      \u043F\u0440\u0435\u0434\u043B\u0430\u0433\u0430(?:\u0435\u043C|\u044E)|\u043F\u0440\u043E\u0434\u0432\u0438\u0436\u0435\u043D\u0438[\u0435\u044E] (?:\u0441\u0430\u0439\u0442|\u0432\u0430\u0448|\u0431\u0438\u0437\u043D\u0435\u0441)|(?:\u0441\u043E\u0437\u0434\u0430\u043D\u0438[\u0435\u044E]|\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442\u043A[\u0430\u0438\u0443]|\u0440\u0430\u0441\u043A\u0440\u0443\u0442\u043A[\u0430\u0438\u0443]) \u0441\u0430\u0439\u0442|
      \u0440\u0430\u0441\u0441\u044B\u043B\u043A[\u0430\u0438\u0443]|\u0431\u0430\u0437[\u0430\u044B\u0443] (?:\u043A\u043B\u0438\u0435\u043D\u0442|\u0434\u0430\u043D\u043D)|\u043D\u0443\u0436\u043D\u044B (?:\u043A\u043B\u0438\u0435\u043D\u0442\u044B|\u0437\u0430\u044F\u0432\u043A\u0438)|\u043A\u0443\u043F\u0438\u0442\u044C \u0434\u0438\u043F\u043B\u043E\u043C|\u0437\u0430\u0440\u0430\u0431\u043E\u0442(?:\u043E\u043A|\u043A\u0430|\u0430\u0439)|\u043A\u0430\u0437\u0438\u043D\u043E|\u043F\u043E\u0440\u043D\u043E|
      \u0441\u0442\u0430\u0432\u043A\u0438 \u043D\u0430 \u0441\u043F\u043E\u0440\u0442|\u043F\u0440\u043E\u0441\u0443\u0432\u0430\u043D\u043D\u044F \u0441\u0430\u0439\u0442|\u0440\u043E\u0437\u0441\u0438\u043B\u043A[\u0430\u0438\u0443]|\u7F51\u7AD9(?:\u4F18\u5316|\u63A8\u5E7F|\u5EFA\u8BBE)|\u641C\u7D22\u6392\u540D|\u5382\u5BB6\u76F4\u9500|\u4EE3\u5F00\u53D1\u7968|\u8D37\u6B3E|\u8D4C\u573A|\uD648\uD398\uC774\uC9C0 \uC81C\uC791|\uCE74\uC9C0\uB178|\uB300\uCD9C|
      \u062A\u062D\u0633\u064A\u0646 \u0645\u062D\u0631\u0643\u0627\u062A \u0627\u0644\u0628\u062D\u062B|\u0643\u0627\u0632\u064A\u0646\u0648`)
  },
  {
    reason: "the phrases of mass mail",
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
      group plans?|discount program|no (?:setup|upfront) (?:fee|cost)s?`)
  },
  {
    reason: "the courtesies of a pitch",
    weight: 1,
    pattern: anywhere(String.raw`
      hope (?:this|you are|you'?re|all is)\b.{0,30}\b(?:well|great)|quick (?:question|call|chat)|special offer|
      \d+% (?:off|discount)|\b(?:can|may|could) i (?:share|send|show)\b`)
  }
];
const familiarHosts = new RegExp(
  inOneLine(String.raw`(^|\.)(
    zillow|realtor|redfin|trulia|homes|facebook|fb|instagram|nextdoor|pinterest|youtube|youtu|imgur|flickr|dropbox|
    icloud|google|goo|gl|apple|homedepot|lowes|tractorsupply|amazon|wayfair|menards|costco|yelp|houzz|onedrive|1drv|
    office|ebay|craigslist|guilfordcountync|forsyth|nc
    )\.(com|me|be|gl|gov|ms|org|net|app\.goo\.gl)$`),
  "i"
);
const yardWords = wholeWords(`
  feet|foot|ft|linear|my (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|husband|wife|mom|hoa)|
  our (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|hoa)|back ?yard|front yard|dogs?|puppy|
  chickens?|horses?|goats?|cows?|kids|pool|posts? (?:are|is|rotted|holes?)|panels?|pickets?|cedar|pine|treated|
  privacy|chain ?link|latch|hinges?|hoa|survey|property line|acres?|lot|storm|hurricane|tree|fell|leaning|lean|rotted|
  rotten|tear out|corner|driveway|sloped?|gate|quotes?|estimates?|call me|(?:pictures?|photos?|pics) (?:of|to)|
  some (?:pictures?|photos?|pics)|send (?:you )?(?:pictures?|photos?|pics)|do you (?:work|come|serve) (?:in|out|to)|
  cerca|valla|port[o\xF3]n|reja|patio|perros?|vecino|presupuesto|cotizaci[o\xF3]n|madera|pies|jard[i\xED]n|casa|barda|estimado|
  arreglar`);
const yardLimit = 4;
const clause = String.raw`(?:(?!homeowner|customer|client|people|leads|\bwho\b)[^.!?]){0,60}`;
const wishFor = (before) => new RegExp(
  String.raw`${before}\b(?:needs?|wants?|would like|looking (?:for|to)|hoping|requires?)\b${clause}\b(?:fenc(?:e|es|ing)|gates?)\b(?! (?:compan|business|contractor|installer|lead)\w*)`,
  "i"
);
const ownYardWords = [
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
  /גדר|φράχτη|รั้ว|ღობე|ցանկապատ|አጥር/iu
];
function wordStarts(phrases) {
  return new RegExp(String.raw`\b(${inOneLine(phrases)})`, "gi");
}
function wholeWords(phrases) {
  return new RegExp(String.raw`\b(${inOneLine(phrases)})\b`, "gi");
}
function anywhere(phrases) {
  return new RegExp(`(${inOneLine(phrases)})`, "gi");
}
function inOneLine(phrases) {
  return phrases.replaceAll(/\n */g, "");
}
export {
  familiarHosts,
  ownYardWords,
  soldWords,
  yardLimit,
  yardWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NwYW0vcGhyYXNlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQWFPLE1BQU0sWUFBa0M7QUFBQSxFQUM3QztBQUFBLElBQ0UsUUFBUTtBQUFBLElBQ1IsUUFBUTtBQUFBLElBQ1IsZ0JBQWdCO0FBQUEsSUFDaEIsU0FBUyxXQUFXLE9BQU87QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsc0ZBU3VEO0FBQUEsRUFDcEY7QUFBQSxFQUNBO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixnQkFBZ0I7QUFBQSxJQUNoQixTQUFTLFdBQVcsT0FBTztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsZ0dBS2lFO0FBQUEsRUFDOUY7QUFBQSxFQUNBO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixnQkFBZ0I7QUFBQSxJQUNoQixTQUFTLFdBQVcsT0FBTztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsK0ZBS2dFO0FBQUEsRUFDN0Y7QUFBQSxFQUNBO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixnQkFBZ0I7QUFBQSxJQUNoQixTQUFTLFdBQVcsT0FBTztBQUFBO0FBQUE7QUFBQTtBQUFBLGdCQUlmO0FBQUEsRUFDZDtBQUFBLEVBQ0E7QUFBQSxJQUNFLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQTtBQUFBLElBRVIsU0FBUyxTQUFTLE9BQU87QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLG9HQWlCdUU7QUFBQSxFQUNsRztBQUFBLEVBQ0E7QUFBQSxJQUNFLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQSxJQUNSLGdCQUFnQjtBQUFBLElBQ2hCLFNBQVMsU0FBUyxPQUFPO0FBQUE7QUFBQTtBQUFBO0FBQUEscUNBSVE7QUFBQSxFQUNuQztBQUFBLEVBQ0E7QUFBQSxJQUNFLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQSxJQUNSLFNBQVMsU0FBUztBQUFBO0FBQUE7QUFBQTtBQUFBLDhJQUlVO0FBQUEsRUFDOUI7QUFBQSxFQUNBO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixTQUFTLFNBQVMsT0FBTztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsd0VBVzJDO0FBQUEsRUFDdEU7QUFBQSxFQUNBO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixRQUFRO0FBQUEsSUFDUixTQUFTLFNBQVMsT0FBTztBQUFBO0FBQUEsd0VBRTJDO0FBQUEsRUFDdEU7QUFDRjtBQUdPLE1BQU0sZ0JBQWdCLElBQUk7QUFBQSxFQUMvQixVQUFVLE9BQU87QUFBQTtBQUFBO0FBQUE7QUFBQSxtREFJZ0M7QUFBQSxFQUNqRDtBQUNGO0FBR08sTUFBTSxZQUFZLFdBQVc7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLFdBUXpCO0FBQ0osTUFBTSxZQUFZO0FBR3pCLE1BQU0sU0FBUyxPQUFPO0FBR3RCLE1BQU0sVUFBVSxDQUFDLFdBQ2YsSUFBSTtBQUFBLEVBQ0YsT0FBTyxNQUFNLE1BQU0sdUVBQXVFLE1BQU07QUFBQSxFQUNoRztBQUNGO0FBTUssTUFBTSxlQUFrQztBQUFBLEVBQzdDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFFBQVEsT0FBTyw0QkFBNEIsTUFBTSxFQUFFO0FBQUEsRUFDbkQsUUFBUSxPQUFPLHVCQUF1QjtBQUFBLEVBQ3RDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUdBLFNBQVMsV0FBVyxTQUF5QjtBQUMzQyxTQUFPLElBQUksT0FBTyxPQUFPLFNBQVMsVUFBVSxPQUFPLENBQUMsS0FBSyxJQUFJO0FBQy9EO0FBR0EsU0FBUyxXQUFXLFNBQXlCO0FBQzNDLFNBQU8sSUFBSSxPQUFPLE9BQU8sU0FBUyxVQUFVLE9BQU8sQ0FBQyxPQUFPLElBQUk7QUFDakU7QUFHQSxTQUFTLFNBQVMsU0FBeUI7QUFDekMsU0FBTyxJQUFJLE9BQU8sSUFBSSxVQUFVLE9BQU8sQ0FBQyxLQUFLLElBQUk7QUFDbkQ7QUFFQSxTQUFTLFVBQVUsU0FBeUI7QUFDMUMsU0FBTyxRQUFRLFdBQVcsU0FBUyxFQUFFO0FBQ3ZDOyIsCiAgIm5hbWVzIjogW10KfQo=

//0fc09160523d90638afd4b4a9f613a323192654e
