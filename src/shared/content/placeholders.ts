/** What any text may hold in braces; `profile.ts` fills them in. */
export const placeholderNames = ['product', 'phone', 'region', 'city', 'state'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];
