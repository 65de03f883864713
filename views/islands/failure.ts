import { ResponseError } from './request.ts';
import { addToast } from './toast.ts';

/** Returns the message for a failed request: the server's message, or that there was no connection. */
export function describeFailure(error: unknown): string {
  if (error instanceof ResponseError) return error.body?.message || error.message;
  return 'The server could not be reached. Please check your connection and try again.';
}

/** Shows a notification about a problem. */
export function tellProblem(title: string, description: string): void {
  addToast({ title, description, variant: 'destructive' });
}

/** Shows a toast that says what failed and why. */
export const tellFailure = (title: string, error: unknown) => tellProblem(title, describeFailure(error));

/** Runs work that reports its own success, and reports its failure. */
export async function telling(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFailure(title, error);
  }
}
