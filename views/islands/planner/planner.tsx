import {
  type FormEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { encodePlan, type FencePlan, sidesOf, startPlan } from '../../../src/shared/fence/plan.ts';
import { type PriceResult, pricePlan } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { resultLines } from '../../../src/shared/fence/result.ts';
import { announce } from '../../../src/shared/fence/sentences.ts';
import { type Typed, writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import { FencePart, SitePart } from './fence.tsx';
import { PlanChanges, PlanKeep, type PlannerAddress, type RequestForm, SendForm, usePlanAddress } from './keep.tsx';
import { GatesPart, LengthsPart } from './lists.tsx';
import { oldFeetText, reduce } from './reduce.ts';
import { PlanDrawings, PriceBar, Result, type StillText } from './result.tsx';
import { SketchPart } from './sketch.tsx';
import { planOf, type Spoken, type Start, startState } from './state.ts';

interface PlannerProps extends Start {
  prices: PriceTable;
  /** Version of the prices; each request sends it. */
  version: number;
  /** Sentences about when the prices were checked. */
  checked: readonly string[];
  words: StillText;
  address: PlannerAddress;
  request: RequestForm;
}

/** "Price my fence": a form of lists, the result beside it, and drawings of the fence below both. */
export function Planner(props: PlannerProps) {
  const { prices, version, address, words } = props;
  const [state, dispatch] = useReducer(reduce, props, startState);
  const { isAwake, rows, fields, sketch } = state;
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const plan = planOf(state);
  // Drawing a large plan is slow on a slow phone, so typing and taps are handled first.
  const settledPlan = useDeferredValue(plan);
  const price = useMemo(() => pricePlan(plan, prices), [plan, prices]);
  const lines = useMemo(() => resultLines(plan, price, prices), [plan, price, prices]);
  const code = useMemo(() => encodePlan(plan), [plan]);
  const typed = useTyped(props, plan, isAwake);
  usePlanAddress(address.path, code);

  // Values typed before hydration are in the form's controls, but not in React's state.
  useLayoutEffect(() => {
    if (form.current) dispatch({ do: 'wake', typed: Object.fromEntries(new FormData(form.current)) as Typed });
  }, []);
  const { focus } = state;
  useLayoutEffect(() => {
    const control = focus && root.current?.querySelector<HTMLElement>(focus.at);
    control?.focus({ preventScroll: focus?.block !== undefined });
    if (focus?.block) control?.scrollIntoView({ block: focus.block });
  }, [focus]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    dispatch({ do: 'press', button: (submitter as HTMLButtonElement | null)?.value ?? 'show' });
  }

  const answers = { typed, fields, dispatch };
  return (
    <div className="price frame" ref={root}>
      <form
        className="price__form"
        aria-label="Your fence"
        action="/api/price-plan#problems"
        method="post"
        noValidate
        ref={form}
        onSubmit={onSubmit}
      >
        {/* Enter presses the first button of a form. */}
        <button type="submit" className="unseen" name="do" value="show" tabIndex={-1} aria-hidden="true">
          Show the price
        </button>
        <FencePart kind={plan.kind} prices={prices} {...answers} />
        <LengthsPart hint={words.lengths} rows={rows.side} plan={plan} isAwake={isAwake} {...answers} />
        <SketchPart
          plan={plan}
          settledPlan={settledPlan}
          sketch={sketch}
          isSketching={state.isSketching}
          words={words}
          dispatch={dispatch}
        />
        <GatesPart
          hint={words.gates}
          rows={rows.gate}
          sides={isAwake ? sidesOf(plan).length : rows.side.length}
          isAwake={isAwake}
          {...answers}
        />
        <SitePart
          oldFeetLabel={words.oldFeet}
          oldFeet={isAwake ? oldFeetText(state) : (typed.oldFeet ?? '')}
          oldFeetMessages={state.oldFeet.messages.feet}
          {...answers}
        />
        <button type="submit" className="button price__show" name="do" value="show">
          Show the price
        </button>
      </form>
      <div>
        <Result
          plan={plan}
          settledPlan={settledPlan}
          prices={prices}
          lines={lines}
          heightNote={state.heightNote}
          checked={props.checked}
          words={words}
        />
      </div>
      <PlanDrawings plan={settledPlan} spares={words.spares} />
      <PlanChanges plan={settledPlan} prices={prices} path={address.path} />
      <PlanKeep plan={settledPlan} address={address} intro={words.keep} isAwake={isAwake} dispatch={dispatch} />
      <SendForm intro={words.send} code={code} version={version} request={props.request} />
      <PriceBar lines={lines} />
      <SpokenChange spoken={state.spoken} plan={plan} price={price} />
    </div>
  );
}

/** The values of the form's controls by name: the posted ones until the script runs, then the plan's. */
function useTyped({ typed, plan: first }: Start, plan: FencePlan, isAwake: boolean): Typed {
  return useMemo(
    () => (isAwake ? writePlanForm(plan) : { ...writePlanForm(startPlan), ...(typed ?? writePlanForm(first)) }),
    [typed, first, plan, isAwake],
  );
}

/** The page's only live region: one sentence after a short pause. */
function SpokenChange({ spoken, plan, price }: { spoken: Spoken | undefined; plan: FencePlan; price: PriceResult }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!spoken) return;
    const next = spoken.isChange ? announce(spoken.words, plan, price) : spoken.words;
    const timer = setTimeout(() => setWords(next), spoken.afterMs);
    return () => clearTimeout(timer);
  }, [spoken, plan, price]);
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  );
}
