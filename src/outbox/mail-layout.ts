import { accentColors, themeColorOf } from '../shared/content/color.ts';
import type { Profile } from '../shared/profile.ts';
import { telephoneLink } from '../shared/telephone.ts';
import type { Mail } from './smtp.ts';

/** A link that looks like a button. In the text part, it is a line "Open lead: https://...". */
export interface MailButton {
  label: string;
  /** `https:`, `http:`, or `tel:`. */
  url: string;
}

/** A heading with a table of one or two columns. */
export interface MailTable {
  title: string;
  rows: readonly (readonly string[])[];
}

/** The content of a mail, in the order in which it is shown. */
export interface MailContent {
  subject: string;
  /** One sentence that mailboxes show after the subject; the first paragraph when absent. */
  preview?: string;
  heading?: string;
  /** The customer's own words. */
  quote?: string;
  paragraphs?: readonly string[];
  /** The first one is highlighted. */
  buttons?: readonly MailButton[];
  tables?: readonly MailTable[];
  /** Label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The business's address is left out of mails to the owner. */
  to: 'owner' | 'customer';
}

/** The place of pictures in the HTML of a mail, which a channel with attachments fills. */
export const picturePlace = '<!-- pictures -->';

/** Widest layout that every mail program shows whole, in pixels. */
const width = 600;
const font = 'font-family:Inter,-apple-system,Segoe UI,Helvetica,Arial,sans-serif';
const serif = 'font-family:Fraunces,Georgia,Times New Roman,serif';
const text = '#2b211a';
const quiet = '#64574d';
const line = '#d8dcc8';

/**
 * Writes a mail as text and as HTML with the business's name and colors. The HTML uses tables and inline styles, because Outlook lays out
 * pages with Word and Gmail removes style sheets. It works without pictures, at 320 pixels, and in dark mode.
 */
export function writeMail(
  content: MailContent,
  profile: Profile,
  publicUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: content.subject,
    text: writeText(content, profile, publicUrl),
    html: writeDocument(content, profile, publicUrl),
  };
}

function writeText(content: MailContent, profile: Profile, publicUrl: string): string {
  const { heading, quote, paragraphs = [], buttons = [], tables = [], facts = [] } = content;
  const parts = [
    heading,
    quote,
    ...paragraphs,
    buttons.map(({ label, url }) => (url.startsWith('tel:') ? label : `${label}: ${url}`)).join('\n'),
    ...tables.map(({ title, rows }) => [title, ...rows.map((cells) => cells.join(': '))].join('\n')),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    footerLines(content, profile, publicUrl).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function footerLines({ to }: MailContent, profile: Profile, publicUrl: string): string[] {
  const { name, street, city, state, zip, phone } = profile;
  if (to === 'owner') return [`${name} · ${publicUrl}`];
  return [name, `${street}, ${city}, ${state} ${zip}`, phone, publicUrl];
}

function writeDocument(content: MailContent, profile: Profile, publicUrl: string): string {
  const { subject, heading, quote, paragraphs = [], buttons = [], tables = [], facts = [] } = content;
  const preview = content.preview ?? quote ?? paragraphs[0] ?? '';
  const band = themeColorOf(profile.accent);
  const { action } = accentColors(profile.accent);
  const body = [
    heading &&
      `<h1 class="text" style="margin:0 0 16px;${serif};font-size:24px;line-height:1.25;font-weight:600;color:${text}">${escapeHtml(heading)}</h1>`,
    quote && writeQuote(quote, action),
    ...paragraphs.map(
      (paragraph) => `<p class="text" style="margin:0 0 16px;color:${text}">${writeLinked(paragraph)}</p>`,
    ),
    buttons.length > 0 &&
      `<p style="margin:24px 0 8px">${buttons.map((button, index) => writeButton(button, index === 0, action)).join(' ')}</p>`,
    picturePlace,
    ...tables.map(writeTable),
    facts.length > 0 && writeFacts(facts),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) { .page { background: #15120f !important } .card { background: #221d19 !important }
.text { color: #f3ede4 !important } .quiet { color: #c3b8ac !important } .line { border-color: #453c34 !important } }
@media (max-width: 480px) { .button { display: block !important; text-align: center } }</style></head>
<body class="page" style="margin:0;padding:0;background:#f8f3e9">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(preview).slice(0, 140))}</div>
<!--[if mso]><table align="center" width="${width}"><tr><td><![endif]-->
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;margin:0 auto;background:#f8f3e9"><tr><td style="padding:16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td bgcolor="${band}" style="padding:16px 24px;background:${band};${serif};font-size:18px;font-weight:600;color:#ffffff">${escapeHtml(profile.name)}</td></tr>
<tr><td class="text" style="padding:24px;${font};font-size:16px;line-height:1.5;color:${text};word-break:break-word">
${body.filter(Boolean).join('\n')}
</td></tr></table>
<p class="quiet" style="margin:16px 24px;${font};font-size:13px;line-height:1.6;color:${quiet}">${writeFooter(content, profile, publicUrl)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>`;
}

function writeQuote(quote: string, color: string): string {
  return `<p class="text" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${color};color:${text};white-space:pre-wrap">${writeLines(quote)}</p>`;
}

/** Outlook ignores the padding of a link. A border in the same color makes the button there. */
function writeButton({ label, url }: MailButton, isFirst: boolean, color: string): string {
  const look = isFirst ? `background:${color};color:#ffffff` : `background:#ffffff;color:${color}`;
  return `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 18px;border:2px solid ${color};border-radius:6px;font-weight:600;text-decoration:none;${look}">${escapeHtml(label)}</a>`;
}

/** Such as "$6,480.00". */
const amount = /^-?\$[\d,]+\.\d{2}$/;

/** Writes a cell. A label or an amount never breaks inside a word or number, even at 320 px. */
function writeCell(value: string, index: number, count: number): string {
  const isAmount = amount.test(value);
  const wrap = isAmount ? 'white-space:nowrap' : index < count - 1 ? 'word-break:normal' : '';
  const style = `padding:6px ${isAmount ? 0 : 12}px 6px 0;border-bottom:1px solid ${line};color:${text};${wrap}`;
  return `<td class="text line" valign="top"${isAmount ? ' align="right"' : ''} style="${style}">${escapeHtml(value)}</td>`;
}

function writeTable({ title, rows }: MailTable): string {
  const lines = rows.map(
    (cells) => `<tr>${cells.map((value, index) => writeCell(value, index, cells.length)).join('')}</tr>`,
  );
  return `<h2 class="text" style="margin:24px 0 4px;font-size:16px;color:${text}">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:14px;line-height:1.4">${lines.join('')}</table>`;
}

function writeFacts(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="quiet" align="left" valign="top" width="32%" style="padding:3px 12px 3px 0;font-weight:400;word-break:normal;color:${quiet}">${escapeHtml(label)}</th><td class="text" style="padding:3px 0;color:${text}">${writeLines(value)}</td></tr>`,
  );
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px;border-top:1px solid ${line};${font};font-size:14px;line-height:1.4">${rows.join('')}</table>`;
}

function writeFooter(content: MailContent, profile: Profile, publicUrl: string): string {
  const lines = footerLines(content, profile, publicUrl);
  const call = telephoneLink(profile.phone);
  return lines
    .map((each) => {
      if (each === profile.phone && call)
        return `<a class="quiet" href="${escapeHtml(call)}" style="color:${quiet}">${escapeHtml(each)}</a>`;
      return writeLinked(each);
    })
    .join('<br>');
}

/** Escapes text, keeps its line breaks, and turns its web addresses into links. */
function writeLinked(words: string): string {
  return words
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" style="color:inherit">${escapeHtml(part)}</a>`
        : writeLines(part),
    )
    .join('');
}

/** Escapes text and keeps its line breaks. Outlook ignores the style that would keep them. */
function writeLines(words: string): string {
  return escapeHtml(words).replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '<br>');
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an HTML element or a quoted attribute. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
