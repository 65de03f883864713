/** What people who sell to businesses write, and people who need a fence do not. Each group counts by its weight for every different hit. */
export const soldWords: { reason: string; weight: number; pattern: RegExp }[] = [
  {
    reason: 'sells search ranking or web design',
    weight: 4,
    pattern:
      /\b(s\.?e\.?o\b|search engine|back ?links?|rank(?:s|ed|ing|ings)?\b|first page|page (?:one|1) (?:of|on)|domain authority|guest ?post|sponsored (?:post|article)|(?:organic|web(?:site)?|targeted|more|real) traffic|link building|digital marketing|internet marketing|social media (?:marketing|management|posts?|ads|for|growth)|post on social media|(?:instagram|tiktok) (?:growth|followers|likes|ads|account)|influencer|podcast|subscribers|visitors|mobile[- ]friendly|google (?:ads|business|my business|maps listing)|ppc|(?:facebook|video|manage|run|retargeting) ads|web ?(?:site)? ?(?:design|develop|redesign|audit)\w*|mobile app|app develop\w*|wordpress|landing page|conversion rates?|online (?:presence|visibility)|email (?:list|marketing|campaign)s?|bulk sms|explainer video|video (?:production|marketing)|logo design|chat ?bots?|followers|5[- ]star reviews?|hosting (?:plan|service)s?|e-?commerce)/gi,
  },
  {
    reason: 'speaks of "your website" or "your business"',
    weight: 2,
    pattern:
      /\b(your (?:web ?)?site|your web ?page|your business|your company'?s?|your (?:current )?(?:provider|clients|customers|competitors|brand|niche|industry|team|staff|listing)|business owners?|small business(?:es)?|contractors|installers|fenc(?:e|ing) (?:companies|businesses|contractors|installers)|home service (?:compan|brand|business)\w*|homeowners (?:in|near|qualif\w+|asking)|compan(?:y|ies) (?:your size|has been|is not|may))\b/gi,
  },
  {
    reason: 'offers leads, money or credit',
    weight: 4,
    pattern:
      /\b((?:exclusive|qualified|new|more|fresh|quality|booked) (?:leads|clients|customers|appointments)|lead generation|leads? (?:for|to) your|working capital|merchant (?:cash|services|account|processing)|line of credit|business (?:loan|funding|credit)|pre-?approved (?:for|business)|fund(?:ing|ed) (?:in|within|up)|credit card processing|payroll|grants? program|erc\b|tax credit|invest(?:or|ors|ment opportunit\w+)|passive income|make money|earn \$|\d+% (?:roi|profit)|profit(?:s|able)? (?:daily|weekly))/gi,
  },
  {
    reason: 'gambling, coins, pills or company',
    weight: 4,
    pattern:
      /\b(bitcoin|btc\b|crypto\w*|ethereum|forex|nft|casino|betting|slots?\b|jackpot|poker|lottery|you have won\b|viagra|cialis|pharmacy|cbd\b|gummies|weight loss|keto|erection|escorts?|dating|hot (?:girls|singles)|sexy?|porn|onlyfans|nudes?|inheritance|beneficiary|next of kin|million (?:dollars|usd)|replica|rolex|essay writing|steroids?)/gi,
  },
  {
    reason: 'makes a pitch',
    weight: 3,
    pattern:
      /(\bare you paying too much\b|\b(?:interested|curious|thoughts|open to it|sound good|fair enough)\?|\bwant (?:me to|to see|the case study|details|a (?:demo|copy|list|quote))|\b(?:should|shall) i (?:share|send|show)|\bget your feedback|\bmind if i\b|\b(?:would|are) you (?:be )?(?:open to|interested in (?:a|an|the|our|selling|buying|backlinks|being)|willing to|against|looking for capital|hiring)|\breply (?:yes|no|for|with|to)\b|\b(?:first|1st) (?:one|lead|month|reel|video|article|sample)s? (?:is |are )?(?:free|on us)|\b(?:packages?|plans?|prices?|pricing) (?:from|starts?|starting)|\b(?:only|just|from|starting at|starts at) \$\d|\$\d[\d,.]* ?(?:\/|a|per) ?(?:mo|month|hour|page|article|lead|day|1,?000)|\bper (?:lead|appointment|click)\b|\b(?:case study|portfolio|mock-?up|testimonials? from)\b|\bwe (?:create|manage|generate|produce|supply|film|submit|fund|represent|book|fill|grow|rank|develop|export|sell|remove|recover|audit|translate|design)\b|\b(?:risk|money)[- ]?(?:free|back)\b|\bguaranteed?\b(?=.{0,40}\b(?:calls|results|clients|customers|approval|placement|refund|top)))/gi,
  },
  {
    reason: 'the phrases of mass mail',
    weight: 3,
    pattern:
      /(unsubscribe|opt[- ]?out|reply (?:stop|with)|to stop (?:receiving|these)|came across your|(?:browsing|visiting|looking (?:at|over|through)) your (?:web)?site|noticed (?:that )?your|to whom it may concern|dear (?:sir|madam|owner|manager|business|team|webmaster|friend)|right person|decision[- ]?maker|15[- ]?min\w*|book a (?:call|demo|time)|schedule a (?:call|demo|zoom)|free (?:audit|trial|demo|samples?|webinar|mock-?up|consultation call|proposal|report|sample video)|no obligation call|limited[- ]time|act now|click (?:here|below|the link)|our (?:team of|services|agency|company offers|platform|software|experts)|we (?:offer|provide|specialize|help (?:businesses|companies|contractors|fence))|outsourc\w+|virtual assistants?|offshore|back office|bookkeeping|data entry|estimating services|take-?offs?|price list|moq|factory|manufacturer|wholesale|supplier|export|alibaba|contact form (?:blast|marketing|submission)|send (?:your|this) (?:ad|message) to|partnership opportunit\w+|collaborat\w+|proposal for|whats ?app|telegram|skype|t\.me\/|bit\.ly|tinyurl|copyright|infring\w+|dmca|legal action|account (?:has been|will be)|verify your|invoice (?:attached|overdue)|domain (?:name )?(?:expir\w+|registration|renewal|listing)|crm\b|demo\b|saas|gps tracking|group plans?|workers comp|sponsor\w*|discount program|no (?:setup|upfront) (?:fee|cost)s?)/gi,
  },
  {
    reason: 'the courtesies of a pitch',
    weight: 1,
    pattern:
      /(hope (?:this|you are|you'?re|all is)\b.{0,30}\b(?:well|great)|quick (?:question|call|chat)|special offer|\d+% (?:off|discount)|\b(?:can|may|could) i (?:share|send|show)\b)/gi,
  },
];

/** What somebody with a yard writes; each different word takes a point away, up to the limit. */
export const yardWords =
  /\b(feet|foot|ft|linear|my (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|husband|wife|mom|hoa)|our (?:fence|gate|yard|dogs?|house|property|neighbou?r'?s?|pool|back ?yard|hoa)|back ?yard|front yard|dogs?|puppy|chickens?|horses?|goats?|cows?|kids|pool|posts? (?:are|is|rotted|holes?)|panels?|pickets?|cedar|pine|treated|privacy|chain ?link|latch|hinges?|hoa|survey|property line|acres?|lot|storm|hurricane|tree|fell|leaning|lean|rotted|rotten|tear out|corner|driveway|sloped?|gate|quote|estimate|call me|(?:pictures?|photos?|pics) (?:of|to)|some (?:pictures?|photos?|pics)|send (?:you )?(?:pictures?|photos?|pics)|do you (?:work|come|serve) (?:in|out|to)|cerca|valla|port[oó]n|reja|patio|perros?|vecino|presupuesto|cotizaci[oó]n|madera|pies|jard[ií]n|casa|barda|estimado|arreglar)\b/gi;
export const yardLimit = 4;

/** Where people show a house, a picture, a place or a product; such a link is no sign of anything. */
export const familiarHosts =
  /(^|\.)(zillow|realtor|redfin|trulia|homes|facebook|fb|instagram|nextdoor|pinterest|youtube|youtu|imgur|flickr|dropbox|icloud|google|goo|gl|apple|homedepot|lowes|tractorsupply|amazon|wayfair|menards|costco|yelp|houzz|onedrive|1drv|office|ebay|craigslist|guilfordcountync|forsyth|nc)\.(com|me|be|gl|gov|ms|org|net|app\.goo\.gl)$/i;
