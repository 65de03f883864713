import type { Profile } from '../../../src/shared/profile.ts';
import { FieldMessage } from '../../components/field.tsx';
import { Card, hintOf } from '../content/form.tsx';
import { describeCount } from '../content/text-form-context.tsx';
import { Entries } from '../kit/entries.tsx';
import { Field, type FormState } from '../kit/form.tsx';
import type { Typed } from '../kit/values.ts';
import { WeekFields } from '../kit/week.tsx';
import { AccentField } from './accent.tsx';
import { TimeZoneField } from './time-zone.tsx';

/** The fields with a single value, by group, in order. */
const groups = {
  Business: 'name licenseBoard licenseNumber licenseExpires insuranceExpires since years brandInitials website region',
  Contact: 'phone textMessages email street city state zip latitude longitude timeZone',
  Links: 'financingUrl privacyUrl termsUrl',
  'Retailer program': 'retailerName retailerSlug catalogYear',
};

/** Two of these share a line. */
const short = new Set('since years brandInitials state zip latitude longitude catalogYear'.split(' '));

const blankTestimonial = { quote: '', author: '', location: '', source: '', date: '', sample: false };

/** All fields of the profile, in cards. One card is open at a time. */
export function ProfileForm({ form: { draft, messages, change } }: { form: FormState<Typed<Profile>> }) {
  /** @param names the card's fields; the heading shows the first one */
  const card = (title: string, names: string, children: React.ReactNode, isOpen = false) => {
    const fields = names.split(' ');
    const wrong = Object.keys(messages).filter((path) => fields.includes(path.split('.')[0] ?? ''));
    const first = draft[fields[0] as keyof Profile];
    const hint = Array.isArray(first) ? hintOf(first) : typeof first === 'string' ? first : undefined;
    return (
      <Card key={title} title={title} hint={hint} isOpen={isOpen} count={describeCount(wrong.length)}>
        {children}
      </Card>
    );
  };
  return (
    <div className="text-form stack-2">
      {Object.entries(groups).map(([title, names]) =>
        card(
          title,
          names,
          <div className="profile-form__fields">
            {names.split(' ').map((name) => (
              <div key={name} className={short.has(name) ? 'profile-form__short' : undefined}>
                {name === 'timeZone' ? <TimeZoneField /> : <Field of={name} />}
              </div>
            ))}
          </div>,
          title === 'Business',
        ),
      )}
      {card(
        'Accent color',
        'accent',
        <AccentField
          value={draft.accent}
          onValue={(accent) => change({ accent: accent as Profile['accent'] })}
          messages={messages.accent}
          isTitled
        />,
      )}
      {card(
        'Business hours',
        'hours',
        <fieldset className="stack-2">
          <legend className="unseen">Business hours</legend>
          <FieldMessage id="hours" messages={messages.hours} />
          <WeekFields
            week={draft.hours}
            messages={messages}
            of="hours"
            onDay={(day, value) => change(({ hours }) => ({ hours: { ...hours, [day]: value } }))}
          />
        </fieldset>,
      )}
      {card(
        'Days off',
        'daysOff',
        <>
          <p>
            Holidays and vacations. Visitors see them next to your hours, and you get no lead reminders on these days.
          </p>
          <Entries
            of="daysOff"
            title="Days off"
            isTitled
            one="day off"
            blank={{ from: '', until: '', reason: '' }}
            limit={40}
          />
        </>,
      )}
      {card(
        'Review links',
        'reviewLinks',
        <Entries
          of="reviewLinks"
          title="Review links"
          isTitled
          one="review link"
          blank={{ label: '', address: '' }}
          limit={4}
        />,
      )}
      {card(
        'Testimonials',
        'testimonials',
        <Entries
          of="testimonials"
          title="Testimonials"
          isTitled
          one="testimonial"
          blank={blankTestimonial}
          limit={12}
        />,
      )}
      {card(
        'On the home page',
        'showReviews showStats statsConfirmed',
        <>
          <Field of="showReviews" label="Show the reviews on the home page" />
          <Field of="showStats" label="Show the numbers on the home page (years, projects, guarantee, rating)" />
          <Field of="statsConfirmed" label="The numbers and the guarantee are true for my business" />
        </>,
      )}
    </div>
  );
}
