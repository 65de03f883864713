import t from 'tap';
import { deliverySettingsSchema } from '../../src/shared/admin/mail-settings.ts';
import { checkFields, checkPaths } from '../../src/shared/fields.ts';
import { leadFilterSchema } from '../../src/shared/lead/lead-schemas.ts';
import { defaultProfile, profileSchema } from '../../src/shared/profile.ts';

t.test('a rule without its own message has a plain default', (t) => {
  t.strictSame(checkFields(deliverySettingsSchema, []).fields, { body: ['The body must be an object.'] });
  t.strictSame(
    checkFields(deliverySettingsSchema, { version: 'x', acknowledge: 1, webhookUrl: 7, newSecret: 'no' }).fields,
    {
      version: ['version must be a number.'],
      acknowledge: ['acknowledge must be true or false.'],
      webhookUrl: ['webhookUrl must be text.'],
      newSecret: ['newSecret must be true or false.'],
    },
  );
  t.strictSame(checkFields(leadFilterSchema, { status: 'lost and found', since: 'soon' }).fields, {
    status: ['status is not valid.'],
    since: ['since is not valid.'],
  });
  t.strictSame(checkPaths(profileSchema, { ...defaultProfile, testimonials: ['good'], hours: 'always' }).fields, {
    hours: ['hours must be an object.'],
    'testimonials.0': ['testimonials.0 must be an object.'],
  });
  t.end();
});

t.test('a rule that is broken twice is reported once', (t) => {
  t.strictSame(checkPaths(profileSchema, { ...defaultProfile, phone: '12' }).fields, {
    phone: ['Please enter a valid phone number.'],
  });
  t.end();
});
