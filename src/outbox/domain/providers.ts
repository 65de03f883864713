/** A mail provider, recognized by the name of its mail server. */
interface Provider {
  /** Ends the names of its mail servers. */
  host: RegExp;
  /** The domain that its customers include in their SPF. */
  spf: string;
  /** Makes the MX record of a customer's domain, if every customer has the same kind. */
  mx?: (domain: string) => string;
}

/** The records that customers of these providers publish. */
const providers: readonly Provider[] = [
  { host: /(^|\.)(gmail|google|googlemail)\.com$/, spf: '_spf.google.com', mx: () => '1 smtp.google.com' },
  {
    host: /(^|\.)(office365|outlook)\.com$/,
    spf: 'spf.protection.outlook.com',
    mx: (domain) => `0 ${domain.replaceAll('.', '-')}.mail.protection.outlook.com`,
  },
  { host: /(^|\.)secureserver\.net$/, spf: 'secureserver.net' },
  { host: /(^|\.)zoho\.com$/, spf: 'zohomail.com', mx: () => '10 mx.zoho.com' },
  {
    host: /(^|\.)(fastmail|messagingengine)\.com$/,
    spf: 'spf.messagingengine.com',
    mx: () => '10 in1-smtp.messagingengine.com',
  },
  { host: /(^|\.)sendgrid\.net$/, spf: 'sendgrid.net' },
  { host: /(^|\.)mailgun\.org$/, spf: 'mailgun.org' },
  { host: /(^|\.)postmarkapp\.com$/, spf: 'spf.mtasv.net' },
  { host: /(^|\.)amazonaws\.com$/, spf: 'amazonses.com' },
  { host: /(^|\.)(brevo|sendinblue)\.com$/, spf: 'spf.brevo.com' },
  { host: /(^|\.)privateemail\.com$/, spf: 'spf.privateemail.com' },
  { host: /(^|\.)ionos\.com$/, spf: '_spf-us.ionos.com' },
  { host: /(^|\.)(protonmail\.ch|proton\.me)$/, spf: '_spf.protonmail.ch' },
];

/** Finds the provider of a mail server. */
export function findProvider(host: string): Provider | undefined {
  return providers.find((provider) => provider.host.test(host.toLowerCase()));
}
