/**
 * The hidden field that simple programs fill in. Its name means nothing: assistants, browsers and password managers read the code of a
 * form and fill in whatever is named like a field of one, such as "website", "company", "fax" or "subject".
 */
export const honeypotName = 'q7x';
