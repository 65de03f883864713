/**
 * The field that people never see and simple programs fill in. No browser and no password manager fills a "subject" by itself;
 * names such as `website`, `company` or `fax` are filled, and would cost a homeowner's message.
 */
export const trapName = 'subject';
