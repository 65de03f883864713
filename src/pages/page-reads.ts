import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../shared/page.ts';

/** The parts of the site that a rendering read, by their numbers. */
export type Reads = Uint32Array;

/** A part of the site that some page has read: a place, or one of the questions below asked of it. */
interface Part {
  number: number;
  depth: number;
  below: Map<string, Part>;
}

/** What can be asked of a value beside its members: which ones it has, whether it has one, and all of it. */
const ask = { member: '.', has: '?', names: '#', whole: '*' };

/**
 * Below this depth a part is compared as a whole. Deep enough for `map.services[2].document.menuName`, so that a menu
 * does not depend on every word of the pages it names; each level more would cost memory and time.
 */
const deepest = 5;

/**
 * Notes which parts of the site each page is made from, so that a change of the owner's voids the pages that show it and no other.
 * The parts are numbered once for all pages, which keeps what is noted of a page small.
 */
export class PageReads {
  #count = 0;
  #root = this.#addPart(0);

  /** Renders over a site that notes what is read of it. @param render must not keep the site */
  note<Result>(site: Site, render: (site: Site) => Result): { result: Result; reads: Reads } {
    const reads = new Set<number>();
    const result = render(this.#watch(this.#root, site, reads));
    return { result, reads: Uint32Array.from(reads) };
  }

  /** The parts whose value is another one in the second site. */
  findChanged(before: Site, after: Site): ReadonlySet<number> {
    const changed = new Set<number>();
    compare(this.#root, before, after, changed);
    return changed;
  }

  #watch<Value>(part: Part, value: Value, reads: Set<number>): Value {
    if (typeof value !== 'object' || value === null) return value;
    if (part.depth === deepest) {
      reads.add(this.#find(part, ask.whole).number);
      return value;
    }
    const held = new Map<Part, unknown>();
    const read = (kind: string, key = '') => {
      const found = this.#find(part, kind + key);
      reads.add(found.number);
      return found;
    };
    const readMember = (key: string, member: unknown) => {
      const found = read(ask.member, key);
      // A part is the same value each time, also for code that compares by identity.
      if (!held.has(found)) held.set(found, this.#watch(found, member, reads));
      return held.get(found);
    };
    return new Proxy(value, value instanceof Map ? mapHandler(read, readMember) : objectHandler(read, readMember));
  }

  #find(part: Part, question: string): Part {
    const found = part.below.get(question) ?? this.#addPart(part.depth + 1);
    part.below.set(question, found);
    return found;
  }

  #addPart(depth: number): Part {
    this.#count += 1;
    return { number: this.#count, depth, below: new Map() };
  }
}

/** Notes a question. */
type Read = (kind: string, key?: string) => Part;
/** Notes that a member is read, and gives it in the form that notes what is read of it. */
type ReadMember = (key: string, member: unknown) => unknown;

function objectHandler<Value extends object>(read: Read, readMember: ReadMember): ProxyHandler<Value> {
  return {
    get(target, key, receiver) {
      const member = Reflect.get(target, key, receiver);
      return typeof key === 'symbol' || typeof member === 'function' ? member : readMember(key, member);
    },
    has(target, key) {
      if (typeof key === 'string') read(ask.has, key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      if (typeof key === 'string') read(ask.has, key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      read(ask.names);
      return Reflect.ownKeys(target);
    },
  };
}

/** A Map's methods must be called on the Map itself. Iterating over a Map counts as reading all of it. */
function mapHandler<Value extends object>(read: Read, readMember: ReadMember): ProxyHandler<Value> {
  return {
    get(target, method) {
      const map = target as unknown as Map<string, unknown>;
      if (method === 'get') return (key: string) => readMember(key, map.get(key));
      if (method === 'has')
        return (key: string) => {
          read(ask.has, key);
          return map.has(key);
        };
      read(ask.whole);
      const member = Reflect.get(map, method, map);
      return typeof member === 'function' ? member.bind(map) : member;
    },
  };
}

function compare(part: Part, before: unknown, after: unknown, changed: Set<number>): void {
  if (Object.is(before, after)) return;
  if (!isContainer(before) || !isContainer(after) || kindOf(before) !== kindOf(after)) {
    changed.add(part.number);
    return;
  }
  for (const [question, below] of part.below) {
    if (question === ask.whole) {
      if (!isDeepStrictEqual(before, after)) changed.add(below.number);
    } else compare(below, answer(before, question), answer(after, question), changed);
  }
}

type Container = Map<string, unknown> | Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function kindOf(value: Container): 'map' | 'list' | 'record' {
  if (value instanceof Map) return 'map';
  return Array.isArray(value) ? 'list' : 'record';
}

/** What a value says to a question, to be compared with what another says. */
function answer(value: Container, question: string): unknown {
  const key = question.slice(1);
  if (question.startsWith(ask.names)) return Object.keys(value).join('\n');
  if (question.startsWith(ask.has)) return value instanceof Map ? value.has(key) : Object.hasOwn(value, key);
  return value instanceof Map ? value.get(key) : value[key];
}
