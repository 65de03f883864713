import { startPlan } from '../../../src/shared/fence/plan.ts';
import { Island } from '../../island.tsx';
import { useSite, useVisitor } from '../../site.ts';
import { Planner } from './planner.tsx';

/** The planner, empty, with a plan, or with what a plain post could not read. */
export function VisitorPlanner() {
  const { profile, prices: current } = useSite();
  const { planState } = useVisitor();
  const { prices, version } = current;
  const props = { plan: planState?.plan ?? startPlan, prices, version, phone: profile.phone };
  return <Island name="price-planner" component={Planner} props={props} />;
}
