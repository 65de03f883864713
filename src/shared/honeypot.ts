/**
 * The hidden field that simple programs fill in. Browsers and password managers do not fill a field named "subject";
 * they fill names such as `website`, `company` or `fax`, which would mark a homeowner's message as spam.
 */
export const honeypotName = 'subject';
