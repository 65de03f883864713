import createError from '@fastify/error';
import type { FieldMessages } from '../shared/fields.ts';
import { photoWords } from '../shared/lead/lead-photos.ts';

/**
 * All named errors of the server, each with its code, message, and status. The JSON response contains the message and the fields of
 * `answer`.
 */
export const NotSignedInError = createError('NOT_SIGNED_IN', 'Please sign in.', 401);
/** The person's role doesn't include this route. */
export const RoleTooLowError = createError(
  'ROLE_TOO_LOW',
  'Your role doesn’t include this. An owner can change your role under People.',
  403,
);
export const LastOwnerError = createError(
  'LAST_OWNER',
  'The site needs at least one owner who has signed in. Make someone else an owner first.',
  409,
);
/** The site's address allows no passkeys; the message explains why. */
export const PasskeysUnavailableError = createError<[string]>('PASSKEYS_UNAVAILABLE', '%s', 422);
export const InvalidPasskeyError = createError(
  'INVALID_PASSKEY',
  'This passkey doesn’t work here. Try again, use another one, or sign in with your password.',
  401,
);
export const LastWayError = createError(
  'LAST_WAY',
  'This is your only way to sign in. Set a password or add another passkey first.',
  409,
);
/** A one-time link that was used, renewed, or is too old, or whose person was removed. */
export const LinkUsedError = createError(
  'LINK_USED',
  'This link no longer works. It can be used once, within 24 hours. Ask an owner for a new sign-in link.',
  410,
);
/** A demo has no other people, sends nothing, and keeps its password. */
export const DemoOnlyError = createError(
  'DEMO_ONLY',
  'This is a demo. It sends no email, notifications, or webhooks, and its sign-in can’t be changed.',
  403,
);
export const InvalidPasswordError = createError('INVALID_PASSWORD', 'Invalid password', 401);
/** The password was right, and the owner has turned on the second factor. */
export class SecondStepError extends createError(
  'SECOND_STEP',
  'Please enter the code that your authenticator app shows.',
  401,
) {
  answer = { secondStep: true } as const;
}
export class InvalidCodeError extends createError('INVALID_CODE', 'Invalid code', 401) {
  answer = { secondStep: true } as const;
}
export const ForeignOriginError = createError(
  'FOREIGN_ORIGIN',
  'This request came from another website and was blocked.',
  403,
);
export const NoSuchRecordError = createError('NO_SUCH_RECORD', 'This doesn’t exist, or it has been removed.', 404);
/** The record was changed since it was read, so the second edit is rejected and nothing is overwritten. */
export const ChangedElsewhereError = createError<[string]>('CHANGED_ELSEWHERE', '%s', 409);
export const AddressTakenError = createError<[string]>('ADDRESS_TAKEN', '%s', 409);
/** A value that the environment sets can only be changed there. */
export const MailFixedError = createError(
  'MAIL_FIXED',
  'The mail settings are set on the server with SMTP_URL, MAIL_FROM, and NOTIFY_EMAIL. Change them there.',
  409,
);
export const CopiesFixedError = createError(
  'COPIES_FIXED',
  'The bucket is set on the server with BACKUP_REMOTE. Change it there.',
  409,
);
/** Nothing is encrypted for a key that the owner may not have. */
export const NoRecoveryKeyError = createError('NO_RECOVERY_KEY', 'Make a recovery key first.', 422);
export const NoBucketError = createError('NO_BUCKET', 'Enter the bucket for the copies first.', 422);
/** A customer is asked for a review once. */
export const ReviewAskedError = createError<[string]>('REVIEW_ASKED', 'You asked on %s.', 409);
/** This customer can't be reached that way, or not at this time; the message explains why. */
export const CannotWriteError = createError<[string]>('CANNOT_WRITE', '%s', 422);
/** The limit of these records is reached. */
export const NoRoomError = createError<[string]>('NO_ROOM', '%s', 422);
/** A page that was never published has only its draft. */
export const OnlyTextError = createError(
  'ONLY_WORDS',
  'This page was never published, so this draft is its only text. Remove the page instead.',
  422,
);
export const PageStaysError = createError(
  'PAGE_STAYS',
  'This page is part of the site and can’t be removed. You can change its text.',
  422,
);
/** A lead without an email address gets no mail. */
export const NoEmailAddressError = createError('NO_EMAIL_ADDRESS', 'This lead has no email address.', 422);
/** The appointment is in the past. */
export const AppointmentOverError = createError(
  'VISIT_OVER',
  'This appointment is in the past. Choose a new time first.',
  422,
);
/** A mail to a customer would wait for a server that hasn't been set up. */
export const NoMailServerError = createError(
  'NO_MAIL_SERVER',
  'Email can’t be sent yet because no mail server is set up. Add one under Email.',
  422,
);
export const MissingHostError = createError('MISSING_HOST', 'The request has no Host header.', 400);
export const LoginBusyError = createError(
  'LOGIN_BUSY',
  'Too many people are signing in right now. Please try again in a few seconds.',
  429,
);
export const TooManyRequestsError = createError<[string]>('TOO_MANY_REQUESTS', '%s', 429);
/** The response wasn't ready in time. */
export const AnswerLateError = createError('ANSWER_LATE', 'This took too long. Please try again.', 503);
/** The bodies that are arriving use as much memory as they may. */
export const BodiesFullError = createError<[string]>(
  'BODIES_FULL',
  'The website is too busy right now, so nothing was sent. Please try again in a minute%s.',
  503,
);
export const BodyTooLargeError = createError('BODY_TOO_LARGE', 'That’s too much to send at once.', 413);
export const DatabaseUnavailableError = createError<[string]>(
  'DATABASE_UNAVAILABLE',
  'Your message could not be stored. Nothing was sent. Please call us at %s.',
  503,
);
export const DataDirectoryInUseError = createError<[string]>(
  'DATA_DIRECTORY_IN_USE',
  'Another process already uses the data directory %s. Stop it first, or set DATA_DIR to another directory.',
  500,
);
export const DatabaseCorruptError = createError<[string]>(
  'DATABASE_CORRUPT',
  'The database %s is damaged and was left untouched. Restore a backup into an empty data directory (see README).',
  500,
);
export const DatabaseOlderError = createError<[string, string]>(
  'DATABASE_OLDER',
  'The database %s was written by an earlier version of this program (up to %s) that this version can’t upgrade. It was left untouched. Run that version, or start this one with a new data directory or database.',
  500,
);
export const DatabaseNewerError = createError<[string, string]>(
  'DATABASE_NEWER',
  'The database %s was written by a newer version of this program (it knows %s) and was left untouched. Start that version, or restore a backup made before it.',
  500,
);
/** The database's engine or one of its settings would break a promise of this site. */
export const DatabaseUnfitError = createError<[string]>('DATABASE_UNFIT', 'The database cannot be used: %s', 500);
export const DatabaseFullError = createError(
  'DATABASE_FULL',
  'The database in DATABASE_URL already contains data and was left untouched. Use an empty database.',
  500,
);
export const DataDirectoryFullError = createError<[string]>(
  'DATA_DIRECTORY_FULL',
  'The data directory %s already contains data and was left untouched. Set DATA_DIR to an empty directory.',
  500,
);
/** Without a backup there is no way back from a migration. */
export const UpdateRoomError = createError<[string, string]>(
  'UPDATE_ROOM',
  'The database wasn’t updated, because the backup before the update doesn’t fit: %s has only %s free. Free some space and start again. Nothing was changed.',
  500,
);
export const UpdateBackupError = createError<[string]>(
  'UPDATE_BACKUP',
  'The database wasn’t updated, because the backup before the update failed its check: %s Nothing was changed.',
  500,
);
/** The single executable file (src/binary) was damaged or changed after it was packed. */
export const ProgramDamagedError = createError<[string]>(
  'PROGRAM_DAMAGED',
  'The file %s is damaged or incomplete. Copy it again.',
  500,
);
/** Others can write to the folder that the program unpacks into. */
export const ProgramFolderError = createError<[string]>(
  'PROGRAM_FOLDER',
  'The folder %s must belong to the user that runs the program and must be closed to everyone else (mode 0700). Remove it and start again, or set PROGRAM_DIR to another folder.',
  500,
);
/** The program would unpack onto a volume without owners or modes, such as vfat, exFAT, or many network drives. */
export const ProgramVolumeError = createError<[string]>(
  'PROGRAM_VOLUME',
  'The program can’t be unpacked into %s because its volume doesn’t store file owners and permissions (vfat, exFAT, SMB, and some network drives don’t). Set PROGRAM_DIR to a folder on a local disk, such as /var/lib/fence-site.',
  500,
);
export const ProgramFolderOpenError = createError<[string]>(
  'PROGRAM_FOLDER_OPEN',
  'Other users can write to the folder %s, so they could replace the program inside it. Run chmod go-w on it, or set PROGRAM_DIR to another folder.',
  500,
);
export const ProgramBusyError = createError<[string]>(
  'PROGRAM_BUSY',
  'Another process has been unpacking the program into %s for two minutes. Stop it and start again.',
  500,
);
export const RestoreUnfinishedError = createError<[string]>(
  'RESTORE_UNFINISHED',
  'The data directory %s is incomplete because a restore was interrupted. Restore the same backup again.',
  500,
);
export const SessionKeyDamagedError = createError<[string]>(
  'SESSION_KEY_DAMAGED',
  'The file %s doesn’t contain 64 hex digits. Delete it. The next start makes a new one, and everyone has to sign in again.',
  500,
);

export const InvalidPhotoTokenError = createError(
  'INVALID_PHOTO_TOKEN',
  'We couldn’t match these photos to a request. Photos can be added for one day after you send it.',
  400,
);
export const TooManyPhotosError = createError('TOO_MANY_PHOTOS', photoWords.tooMany, 409);

/** The last day of the estimate has passed. */
export const EstimateExpiredError = createError('ESTIMATE_EXPIRED', 'This estimate expired. Ask us to renew it.', 410);
/** The customer answered something other than the estimate as it is now. The response lists what is different. */
export class EstimateConflictError extends createError<[string]>('ESTIMATE_CONFLICT', '%s', 409) {
  answer: { changes: readonly string[] };
  constructor(message: string, changes: readonly string[] = []) {
    super(message);
    this.answer = { changes };
  }
}

/** An invalid upload; the message says what to do. */
export const InvalidUploadError = createError<[string]>('INVALID_UPLOAD', '%s', 400);
export const UploadTooLargeError = createError<[string]>('UPLOAD_TOO_LARGE', '%s', 413);
export const UnsupportedFileError = createError<[string]>('UNSUPPORTED_FILE', '%s', 415);
export const UnreadableFileError = createError<[string]>('UNREADABLE_FILE', '%s', 422);
/** A file of customers that can't be imported; the message says what to do. */
export const ImportFileError = createError<[string]>('IMPORT_FILE', '%s', 422);
export const NoBackupFolderError = createError(
  'NO_BACKUP_FOLDER',
  'BACKUP_DIR isn’t set. Set it to a directory that is on another machine or drive.',
  503,
);
export const StorageUnavailableError = createError(
  'STORAGE_UNAVAILABLE',
  'The server can’t store this file right now. Nothing was changed. Please tell the person who runs the website.',
  503,
);
export const PictureFailedError = createError<[string]>(
  'PICTURE_FAILED',
  'The picture could not be processed: %s',
  503,
);

/** An invalid form or body, with the messages by field. */
export class InvalidFieldsError extends createError<[string]>('INVALID_FIELDS', '%s', 400) {
  answer: { fields: FieldMessages };
  constructor(fields: FieldMessages) {
    super(Object.values(fields)[0]?.[0] ?? 'Please check the fields.');
    this.answer = { fields };
  }
}

/** An invalid page plan, with the messages by field. */
export class PlanFieldsError extends InvalidFieldsError {
  override statusCode = 422;
}

/** The stored password belongs to another server or user. */
export class MailPasswordNeededError extends InvalidFieldsError {
  constructor() {
    super({ password: ['Enter the password for this server and user.'] });
  }
}

/** The stored secret belongs to another access key. */
export class BucketSecretNeededError extends InvalidFieldsError {
  constructor() {
    super({ secret: ['Enter the secret for this access key.'] });
  }
}

/** A conflict about text. The response contains the text that was saved in the meantime, so that nothing is lost. */
export class TextChangedError extends ChangedElsewhereError {
  answer: { theirs: unknown };
  constructor(message: string, theirs: unknown) {
    super(message);
    this.answer = { theirs };
  }
}

/** Text that can't be published yet. The response lists the problems. */
export class WordProblemsError extends createError<[string]>('WORD_PROBLEMS', '%s', 422) {
  answer: { problems: readonly { message: string }[] };
  constructor(problems: readonly { message: string }[]) {
    super(problems[0]?.message ?? 'This can’t be published yet.');
    this.answer = { problems };
  }
}

/** The request that discards the stored data, and the label of its button. */
export interface Discard {
  label: string;
  method: 'DELETE' | 'POST';
  path: string;
  body: object;
}

/** Stored data can't be read. The response says how to discard it, if possible. */
export class DamagedRecordError extends createError<[string]>('DAMAGED_RECORD', '%s', 422) {
  answer: { discard?: Discard };
  constructor(message: string, discard?: Discard) {
    super(message);
    this.answer = discard ? { discard } : {};
  }
}

/** True for a database error: disk full, read-only, locked, damaged, unreachable. */
export function isDatabaseError(error: unknown): boolean {
  return /^(SQLITE|PG)_/.test(String((error as { code?: unknown } | undefined)?.code ?? ''));
}

/** True if the disk, or this user's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | undefined)?.code ?? ''));
}
