import { accentColors, accentSwatches, type Hex } from '../../../src/shared/content/color.ts';
import { InputField } from '../../components/field.tsx';

interface AccentFieldProps {
  /** The typed text, which may not be a color yet. */
  value: string;
  onValue(value: string): void;
  messages?: readonly string[] | undefined;
  /** The label is already shown above. */
  isTitled?: boolean;
}

/** The accent color: one of eight or any. Shows the color that pages will use beside the chosen one. */
export function AccentField({ value, onValue, messages, isTitled = false }: AccentFieldProps) {
  const asked = readColor(value);
  return (
    <fieldset className={isTitled ? 'stack-2' : 'form-group card stack-2'}>
      <legend className={isTitled ? 'unseen' : undefined}>Accent color</legend>
      <div className="accent-field__swatches columns">
        {accentSwatches.map(({ name, color }) => (
          <label key={color} className="field__choice accent-field__swatch">
            <input type="radio" name="accent" checked={asked === color} onChange={() => onValue(color)} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect width="24" height="24" rx="4" fill={color} />
            </svg>
            {name}
          </label>
        ))}
      </div>
      <div className="accent-field__own">
        <InputField
          id="profile-accent"
          label="Custom color"
          value={value}
          maxLength={7}
          placeholder="#1d6e9d"
          onChange={(event) => onValue(event.target.value.trim())}
          messages={messages}
        />
        <input
          type="color"
          className="accent-field__picker"
          aria-label="Choose any color"
          value={asked ?? accentSwatches[0]?.color}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      {asked && <UsedColors asked={asked} />}
    </fieldset>
  );
}

/** Pages use the nearest color of the same hue with enough contrast, as text and as a background. */
function UsedColors({ asked }: { asked: Hex }) {
  const { action, actionHover } = accentColors(asked);
  return (
    <div className="stack-0 small">
      <svg className="accent-field__sample" viewBox="0 0 300 48" aria-hidden="true">
        <rect width="60" height="48" fill={asked} />
        <rect x="68" width="132" height="48" rx="4" fill={action} />
        <text x="134" y="30" fill="#ffffff" textAnchor="middle">
          Button
        </text>
        <text x="216" y="30" fill={actionHover} textDecoration="underline">
          A link
        </text>
      </svg>
      <p role="status">
        {asked === action
          ? `Pages use ${asked} as is.`
          : `You chose ${asked}. Pages use ${action}, which is easier to read.`}
      </p>
    </div>
  );
}

function readColor(value: string): Hex | undefined {
  const color = value.toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? (color as Hex) : undefined;
}
