/** The role of the author of a change; `site` for changes without a person, such as a scheduled publication. */
export type AuthorRole = 'owner' | 'office' | 'crew' | 'site';

/** A line of the activity log. */
export interface ChangeEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  role: AuthorRole;
  action: string;
  /** The id of a document, the path of a redirect, or the name of a part of the admin. */
  subject: string;
  detail: string;
  /** The name of the subject, such as "Pool Fencing". */
  name: string;
  /** The name of a redirect's target. */
  target?: string;
  /** True if the subject has a history of versions to look at. */
  document: boolean;
}

/** A subject that has lines in the log. */
export interface ChangeSubject {
  subject: string;
  name: string;
}

/** The names of the admin's parts in the log. */
export const subjectNames: Readonly<Record<string, string>> = {
  leads: 'Leads',
  estimates: 'Estimates',
  calendar: 'Calendar',
  pictures: 'Photos',
  projects: 'Projects',
  prices: 'Prices',
  catalog: 'Catalog',
  delivery: 'Email and webhook',
  mail: 'Mail server',
  notifications: 'Notifications',
  'set-up': 'Setup',
  people: 'People',
  passwords: 'Passwords',
  passkeys: 'Passkeys',
  sessions: 'Signed-in devices',
  'second-factor': 'Sign-in codes',
  backups: 'Backups',
  'site-check': 'Nightly check',
  release: 'Update',
  redirects: 'Redirects',
  profile: 'Business profile',
  templates: 'Templates',
  plan: 'List of pages',
  'content-file': 'Export and import',
  settings: 'Settings',
};

/** Makes a sentence of the log from the subject's name, the detail, and the target's name. */
type Sentence = (name: string, detail: string, target: string) => string;

/** Sentences about documents and redirects. */
const documentSentences: Readonly<Record<string, Sentence>> = {
  publish: (name, detail) => `Published ${name}${detail === 'schedule' ? ' at its scheduled time' : ''}`,
  restore: (name) => `Restored an earlier version of ${name}`,
  reset: (name) => `Reset ${name} to the original text`,
  undo: (name) => `Undid a change to ${name}`,
  schedule: (name) => `Scheduled ${name}`,
  unschedule: (name) => `Unscheduled ${name}`,
  'keep text': (name) => `Kept the text of ${name} after an update`,
  'restore previous text': (name) => `Restored the text of ${name} from before an update`,
  add: (name) => `Added the page ${name}`,
  remove: (name) => `Removed the page ${name}`,
  'bring back': (name) => `Restored the page ${name}`,
  plan: (_name, detail) => `Changed the list of pages: ${detail}`,
  redirect: (name, detail, target) =>
    detail === 'deleted' ? `Deleted the redirect ${name}` : `Redirected ${name} to ${target}`,
};

/** Sentences about the admin's parts, by subject and action. */
const adminSentences: Readonly<Record<string, Sentence>> = {
  'redirects add': (_name, detail) => `Added ${detail} redirects for old addresses`,
  'leads status': (_name, detail) => `Changed the status of lead ${detail.replace(' ', ' to ')}`,
  'leads add': () => 'Added a lead',
  'leads import': (_name, detail) =>
    `Imported ${Number(detail).toLocaleString('en-US')} ${detail === '1' ? 'customer' : 'customers'}`,
  'leads undo import': () => 'Undid a customer import',
  'leads correct': (_name, detail) => `Corrected lead ${detail}`,
  'leads no texts': (_name, detail) => `Noted that the customer of lead ${detail} doesn’t want text messages`,
  'leads try email': (_name, detail) => `Tried the email address of lead ${detail} again`,
  'leads note': (_name, detail) => `Added a note to lead ${detail}`,
  'leads next step': (_name, detail) => `Set the next step for lead ${detail}`,
  'leads clear next step': (_name, detail) => `Cleared the next step for lead ${detail}`,
  'leads visit': (_name, detail) => `Scheduled an appointment for lead ${detail}`,
  'leads clear visit': (_name, detail) => `Canceled the appointment for lead ${detail}`,
  'leads invite': (_name, detail) => `Sent an invitation to lead ${detail}`,
  'calendar renew': () => 'Made a new private calendar address',
  'leads contact': (_name, detail) => `Contacted lead ${detail}`,
  'leads reply': (_name, detail) => `Replied by email to lead ${detail}`,
  'leads review': (_name, detail) => `Asked lead ${detail} for a review`,
  'leads delete': (_name, detail) =>
    `Deleted ${detail.includes(' ') ? 'leads' : 'lead'} ${inSeries(detail.split(' '))}`,
  'estimates add': (_name, detail) => `Started an estimate for lead ${detail}`,
  'estimates send': (_name, detail) => `Sent estimate ${detail}`,
  'estimates revise': (_name, detail) => `Started a revision of estimate ${detail}`,
  'estimates void': (_name, detail) => `Voided estimate ${detail}`,
  'estimates settings': () => 'Changed the estimate settings',
  'pictures upload': () => 'Uploaded a picture',
  'pictures caption': () => 'Changed a picture’s caption or description',
  'pictures order': () => 'Changed the order of the gallery',
  'pictures delete': () => 'Deleted a picture',
  'pictures bring back': () => 'Restored a deleted picture',
  'pictures replace': () => 'Replaced a picture',
  'projects add': () => 'Added a project',
  'projects change': (_name, detail) => `Changed project ${detail}`,
  'projects delete': (_name, detail) => `Deleted project ${detail}`,
  'prices change': () => 'Changed the prices',
  'prices confirm': () => 'Confirmed the prices',
  'catalog upload': () => 'Uploaded a catalog',
  'catalog remove': () => 'Removed the catalog from the website',
  'catalog bring back': () => 'Restored the catalog',
  'delivery change': () => 'Changed how leads are delivered',
  'delivery retry': () => 'Retried undelivered messages',
  'delivery dismiss': () => 'Dismissed undelivered messages',
  'delivery prove': () => 'Tested the contact form',
  'set-up save': (_name, detail) => `Set up: ${detail}`,
  'mail change': () => 'Changed the mail server',
  'mail remove': () => 'Removed the mail server',
  'notifications add': (_name, detail) =>
    detail === 'renewed' ? 'Refreshed notifications on a device' : 'Added a device for lead notifications',
  'notifications daily email': (_name, detail) => `Turned their daily email ${detail}`,
  'notifications remove': () => 'Removed a device for lead notifications',
  'backups make': () => 'Made a backup',
  'backups prove': () => 'Tested the newest backup',
  'site-check check': () => 'Checked the website',
  'release seen': () => 'Viewed the release notes',
  'backups copy': () => 'Copied the newest backup to the bucket',
  'backups check': () => 'Checked the newest copy in the bucket',
  'backups change': () => 'Changed the bucket for copies of backups',
  'backups remove': () => 'Removed the bucket for copies of backups',
  'backups recovery key': () => 'Set up a new recovery key for copies of backups',
  'people add': (_name, detail) => `Added ${detail} to the people who can sign in`,
  'people change': (_name, detail) => `Changed the name, email, or role of ${detail}`,
  'people link': (_name, detail) => `Made a new sign-in link for ${detail}`,
  'people remove': (_name, detail) => `Removed ${detail} from the people who can sign in`,
  'passkeys add': () => 'Added a passkey',
  'passkeys remove': () => 'Removed a passkey',
  'passwords change': () => 'Changed a password',
  'sessions new device': (_name, detail) => `Signed in from a new device: ${detail}`,
  'sessions end': () => 'Signed out their other devices',
  'second-factor switch on': () => 'Turned sign-in codes on',
  'second-factor switch off': () => 'Turned sign-in codes off',
  'second-factor renew the codes': () => 'Made new recovery codes',
  'content-file import': (_name, detail) => `Imported a file: ${detail}`,
  'content-file undo': () => 'Undid a file import',
  'settings discard': (_name, detail) => `Discarded a setting that could not be read: ${detail}`,
  'profile publish': () => 'Changed the business profile',
  'templates publish': () => 'Changed the templates',
};

/** Returns "12", "12 and 13", or "12, 13, and 14". */
function inSeries(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

/** Returns a log line as people read it, such as "Published Pool Fencing". */
export function describeChange({ action, subject, name, detail, target = '' }: ChangeEntry): string {
  const sentence = adminSentences[`${subject} ${action}`] ?? documentSentences[action];
  return sentence ? sentence(name, detail, target) : `${name}: ${action}`;
}

/** True if a change has a sentence of its own. */
export function hasSentence({ action, subject }: Pick<ChangeEntry, 'action' | 'subject'>): boolean {
  return Object.hasOwn(adminSentences, `${subject} ${action}`) || Object.hasOwn(documentSentences, action);
}
