import { adminPassword } from '../../site.ts';

export interface Owner {
  /** Sends a request with the session. */
  call(url: string, method: string, path: string, body?: object): Promise<Response>;
  cookie: string;
}

/** Signs in from a new address. */
export async function signIn(url: string, password = adminPassword): Promise<Owner> {
  const answer = await sendPassword(url, { password }, '10.255.0.1');
  if (!answer.ok) throw new Error(`the login was answered ${answer.status}: ${await answer.text()}`);
  await answer.body?.cancel();
  return asOwner(cookieOf(answer));
}

/** @param address the visitor's, as a proxy reports it */
export function sendPassword(url: string, body: object, address: string): Promise<Response> {
  return fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

/** Returns the cookies that a response sets, as the header of the next request. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

function asOwner(held: string): Owner {
  const owner: Owner = {
    cookie: held,
    async call(url, method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie: owner.cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      owner.cookie = cookieOf(answer) || owner.cookie;
      return answer;
    },
  };
  return owner;
}

const profilePath = '/api/admin/content/profile';

/** The business profile with its version. */
export interface StoredProfile {
  words: { name: string };
  draftVersion: number;
}

/** Reads the profile from one of the processes. */
export async function readProfile(owner: Owner, url: string): Promise<StoredProfile> {
  return (await owner.call(url, 'GET', profilePath)).json();
}

/** Renames the business on every page. @returns the status of the response */
export async function rename(owner: Owner, url: string, read: StoredProfile, name: string): Promise<number> {
  const change = { version: read.draftVersion, words: { ...read.words, name } };
  const answer = await owner.call(url, 'POST', `${profilePath}/publication`, change);
  await answer.body?.cancel();
  return answer.status;
}
