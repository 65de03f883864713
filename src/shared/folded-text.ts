/** Letters that Unicode does not take apart into a plain one and a mark, and marks of writing of which people type another one. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ '‘': "'", '’': "'", ʻ: "'", ʼ: "'", '`': "'", '´': "'", '“': '"', '”': '"' },
};

/**
 * A text as a search compares it: in small letters, without accents and invisible characters, however those were typed.
 * `José` gives `jose`, composed or decomposed; line breaks stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[đðħıłøŧþßæœς‘’ʻʼ`´“”]/g, (letter) => plainForms[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]+/g, ' ');
}
