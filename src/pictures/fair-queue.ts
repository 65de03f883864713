import type { QueueAddOptions } from 'p-queue';

/** The options of a waiting job. */
export interface FairOptions extends QueueAddOptions {
  /** The people that the job is for, the widest group first, such as an address and then one of its leads. */
  senders?: readonly string[];
}

type Run = () => Promise<unknown>;

interface Waiting {
  run: Run;
  options: Partial<FairOptions>;
}

/**
 * A queue for p-queue. Among the jobs of the highest priority, senders take turns, so that no one waits behind all of another sender's
 * files. Jobs of one sender keep their order.
 */
export class FairQueue {
  #waiting: Waiting[] = [];
  /** When each sender last had a turn, counted in turns; deleted once no job waits. */
  #lastTurns = new Map<string, number>();
  #turn = 0;

  get size(): number {
    return this.#waiting.length;
  }

  enqueue(run: Run, options: Partial<FairOptions> = {}): void {
    this.#waiting.push({ run, options });
  }

  dequeue(): Run | undefined {
    const [first, ...others] = this.#waiting;
    if (!first) return undefined;
    const next = others.reduce((best, job) => (this.#isBefore(job, best) ? job : best), first);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#turn += 1;
    for (const sender of next.options.senders ?? []) this.#lastTurns.set(sender, this.#turn);
    if (this.#waiting.length === 0) this.#lastTurns.clear();
    return next.run;
  }

  filter({ priority = 0 }: Readonly<Partial<FairOptions>>): Run[] {
    return this.#waiting.filter(({ options }) => (options.priority ?? 0) === priority).map(({ run }) => run);
  }

  setPriority(id: string, priority: number): void {
    const found = this.#waiting.find(({ options }) => options.id === id);
    if (!found) throw new ReferenceError(`No job has the id ${id}`);
    found.options = { ...found.options, priority };
  }

  remove(idOrRun: string | Run): void {
    this.#waiting = this.#waiting.filter(({ run, options }) => run !== idOrRun && options.id !== idOrRun);
  }

  #isBefore({ options }: Waiting, best: Waiting): boolean {
    const [priority, bestPriority] = [options.priority ?? 0, best.options.priority ?? 0];
    if (priority !== bestPriority) return priority > bestPriority;
    const senders = options.senders ?? [];
    const bestSenders = best.options.senders ?? [];
    for (const [index, sender] of senders.entries()) {
      const difference = this.#lastTurnOf(sender) - this.#lastTurnOf(bestSenders[index]);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  #lastTurnOf(sender = ''): number {
    return this.#lastTurns.get(sender) ?? 0;
  }
}
