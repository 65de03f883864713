/** The telephone link of a number as written: `(336) 555-0142` gives `tel:+13365550142`. A number without a country code is American. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const international = phone.trim().startsWith('+') || digits.length > 10 ? digits : `1${digits}`;
  return `tel:+${international}`;
}

/** A number as written with its country code before it: `(336) 555-0142` gives `+1 (336) 555-0142`. */
export function internationalPhone(phone: string): string {
  const written = phone.trim();
  if (written.startsWith('+')) return written;
  return written.replace(/\D/g, '').length > 10 ? `+${written}` : `+1 ${written}`;
}
