import { ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';

/** What to tell the owner about a call that failed: the server's words, or that there was no connection. */
export function describeFailure(error: unknown): string {
  if (error instanceof ResponseError) return error.body?.message || error.message;
  return 'The server could not be reached. Please check your connection and try again.';
}

/** Tells what did not happen, and why. */
export function tellFailure(title: string, error: unknown): void {
  addToast({ title, description: describeFailure(error), variant: 'destructive' });
}

/** Does something that tells its own success; a failure is told here. */
export async function telling(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFailure(title, error);
  }
}
