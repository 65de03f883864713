import type { Profile } from '../../../src/shared/profile.ts';
import { Entries } from '../kit/entries.tsx';
import { Field, Form, type FormState, SaveBar } from '../kit/form.tsx';
import type { Typed } from '../kit/values.ts';
import { AccentField } from './accent.tsx';

/** The single values in their order, group by group. */
const groups = {
  Business: 'name licenseBoard licenseNumber since years brandInitials website region',
  Contact: 'phone textMessages email street city state zip latitude longitude timeZone',
  Links: 'financingUrl privacyUrl termsUrl',
  'Retailer program': 'retailerName retailerSlug catalogYear',
};

/** Two of these share a line on a phone. */
const short = new Set('since years brandInitials state zip latitude longitude catalogYear'.split(' '));

const blankTestimonial = { quote: '', author: '', location: '', source: '', date: '', sample: false };

/** Every value of the profile; the save bar stays in reach while there is something to save. */
export function ProfileForm({ form }: { form: FormState<Typed<Profile>> }) {
  const { draft, messages, change } = form;
  return (
    <Form form={form} className="stack-2">
      {Object.entries(groups).map(([title, names]) => (
        <fieldset key={title} className="form-group card">
          <legend>{title}</legend>
          <div className="profile-form__fields">
            {names.split(' ').map((name) => (
              <div key={name} className={short.has(name) ? 'profile-form__short' : undefined}>
                <Field of={name} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <AccentField
        value={draft.accent}
        onValue={(accent) => change({ accent: accent as Profile['accent'] })}
        messages={messages.accent}
      />
      <Entries of="hours" title="Business hours" one="line" blank={{ days: '', hours: '' }} limit={7}>
        <Field of="openingHours" />
      </Entries>
      <Entries of="reviewLinks" title="Review links" one="review link" blank={{ label: '', address: '' }} limit={4} />
      <Entries of="testimonials" title="Testimonials" one="testimonial" blank={blankTestimonial} limit={12} />
      <fieldset className="form-group card">
        <legend>On the home page</legend>
        <Field of="showReviews" label="Show the reviews on the home page" />
        <Field of="showStats" label="Show the counts on the home page (years, projects, guarantee, rating)" />
        <Field of="statsConfirmed" label="The counts and the guarantee are true for my business" />
      </fieldset>
      <SaveBar />
    </Form>
  );
}
