import { type CSSProperties, useRef, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import type { CalendarAppointment, CalendarWeek } from '../../../src/shared/lead/appointment.ts';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { copyFrom, describeNotCopied } from '../kit/copy.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';
import { addDays, describeDay, describeHours, toZonedTime } from '../zoned-time.ts';
import { PhoneLink } from './phone-link.tsx';
import { describeHour, type GridPlace, hoursOf, placeInDay } from './week-grid.ts';

interface Feed {
  /** Absent before the owner has made one. */
  address?: string;
}

const [loader, useCalendar] = defineData('The calendar', async ({ request }) => {
  const from = new URL(request.url).searchParams.get('from');
  const day = from && /^\d{4}-\d{2}-\d{2}$/.test(from) ? `?from=${from}` : '';
  const [week, feed] = await Promise.all([
    readJson<CalendarWeek>(`/api/admin/visits${day}`),
    readJson<Feed>('/api/admin/calendar-feed'),
  ]);
  return { week, feed };
});

export { loader };

/** A week of appointments, and how to subscribe on a phone. */
export function Component() {
  const { week, feed } = useCalendar();
  const { revalidate } = useRevalidator();
  return (
    <div className="calendar stack-2">
      <PageHeader title="Calendar" about={`${describeDay(week.from)} to ${describeDay(addDays(week.from, 6))}`}>
        <WeekNavigation week={week} />
      </PageHeader>
      {week.visits.length === 0 && (
        <p className="empty">
          No appointments this week. To schedule one, open a lead: <Link to="/admin">all leads</Link>
        </p>
      )}
      <Week week={week} />
      <FeedCard feed={feed} onMade={revalidate} />
    </div>
  );
}

function WeekNavigation({ week: { from, today } }: { week: CalendarWeek }) {
  const [query] = useSearchParams();
  const to = (day: string) => ({ search: `?from=${day}` });
  return (
    <nav className="calendar__weeks cluster" aria-label="Weeks">
      <Link className="button button--quiet" to={to(addDays(from, -7))} preventScrollReset>
        Previous week
      </Link>
      <Link
        className="button button--quiet"
        to={{ search: '' }}
        aria-current={query.size === 0 || (from <= today && today <= addDays(from, 6)) ? 'date' : undefined}
        preventScrollReset
      >
        Today
      </Link>
      <Link className="button button--quiet" to={to(addDays(from, 7))} preventScrollReset>
        Next week
      </Link>
    </nav>
  );
}

/** From 1024 px, a grid of days and hours; on smaller screens, a list of days. */
function Week({ week }: { week: CalendarWeek }) {
  const { visits, timeZone } = week;
  const days = Array.from({ length: 7 }, (_none, index) => addDays(week.from, index));
  const dayOf = ({ startsAt }: CalendarAppointment) => toZonedTime(startsAt, timeZone).slice(0, 10);
  const places = days.map((day, index) => {
    // An appointment that continues from the previous week is listed on Monday.
    const shown = visits.filter((visit) => dayOf(visit) === day || (index === 0 && dayOf(visit) < day));
    return placeInDay(day, shown, timeZone);
  });
  const { from, to } = hoursOf(places.flat());
  const hours = Array.from({ length: to - from }, (_none, index) => from + index);
  return (
    <div className="calendar__week" style={{ '--hours': hours.length } as CSSProperties}>
      <div className="calendar__hours fine" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{describeHour(hour)}</span>
        ))}
      </div>
      {days.map((day, index) => (
        <Day key={day} day={day} places={places[index] ?? []} from={from} week={week} />
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  places: readonly GridPlace[];
  /** The first hour of the grid. */
  from: number;
  week: CalendarWeek;
}

function Day({ day, places, from, week: { today, timeZone } }: DayProps) {
  const isToday = day === today;
  return (
    <section
      className={`calendar__day${isToday ? ' calendar__day--today' : ''}${places.length === 0 ? ' calendar__day--free' : ''}`}
      aria-labelledby={`day-${day}`}
    >
      <h2 className="calendar__date" id={`day-${day}`}>
        {describeDay(day).replace(/, \d{4}$/, '')}
        {isToday && <span className="calendar__today chip">Today</span>}
      </h2>
      <div className="calendar__slots">
        {places.length === 0 ? (
          <p className="fine">No appointments</p>
        ) : (
          <ol className="stack-1">
            {places.map((place) => (
              <CalendarEntry key={place.visit.id} place={place} from={from} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function CalendarEntry({ place, from, timeZone }: { place: GridPlace; from: number; timeZone: string }) {
  const { visit, start, end, lane, lanes } = place;
  const { id, name, startsAt, minutes, phone, address, note, overlaps } = visit;
  const inGrid = { '--start': start - from, '--length': end - start, '--lane': lane, '--lanes': lanes };
  return (
    <li
      className={`calendar__appointment notice notice--good small wraps${overlaps ? ' calendar__appointment--overlaps' : ''}`}
      style={inGrid as CSSProperties}
    >
      <time className="strong tabular" dateTime={startsAt}>
        {describeHours(startsAt, minutes, timeZone)}
      </time>
      <Link className="tap strong" to={`/admin/leads/${id}`}>
        {name}
      </Link>
      {address && <p>{address}</p>}
      {phone && <PhoneLink phone={phone} className="tap" />}
      {note && <p className="appointment-note notice hint lines">{note}</p>}
      {overlaps && <p className="wrong">Overlaps another appointment</p>}
    </li>
  );
}

/** The secret address that shows these appointments in a phone's calendar. */
function FeedCard({ feed: { address }, onMade }: { feed: Feed; onMade(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function make(): Promise<void> {
    const isSure =
      !address ||
      (await ask({
        title: 'Create a new address?',
        text: 'Calendars using the old address will stop updating. Enter the new address there.',
        yes: 'Create a new address',
        no: 'Keep the old one',
      }));
    if (!isSure) return;
    setBusy(true);
    await telling('Not made', async () => {
      await sendJson('POST', '/api/admin/calendar-feed');
      await onMade();
    });
    setBusy(false);
  }

  async function copy(): Promise<void> {
    if (!field.current) return;
    if (await copyFrom(field.current)) addToast({ title: 'Copied', description: 'The address of your calendar' });
    else tellProblem('Not copied', describeNotCopied());
  }

  return (
    <Settings
      id="calendar-feed"
      title="On your phone"
      about="Your phone can show these appointments in its own calendar. iPhone: Settings > Calendar > Accounts > Add Account > Other > Add Subscribed Calendar. Google Calendar: Other calendars > From URL."
    >
      {address && (
        <>
          <div className="field">
            <label className="field__label" htmlFor="calendar-feed-address">
              Private address
            </label>
            <input
              className="field__control"
              id="calendar-feed-address"
              readOnly
              ref={field}
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <p className="hint">
            Anyone with this link can see your customers’ names, phone numbers, and addresses. Keep it private.
          </p>
        </>
      )}
      <div className="cluster cluster-1">
        {address && <Button onClick={() => void copy()}>Copy</Button>}
        <Button quiet={Boolean(address)} aria-disabled={isBusy} onClick={() => !isBusy && void make()}>
          {address ? 'Create a new address' : 'Create the address'}
        </Button>
      </div>
    </Settings>
  );
}
