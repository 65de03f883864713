import createError from "@fastify/error";
import { photoWords } from "../shared/photo-words.ts";
const NotSignedInError = createError("NOT_SIGNED_IN", "Please sign in.", 401);
const InvalidPasswordError = createError("INVALID_PASSWORD", "Invalid password", 401);
class SecondStepError extends createError(
  "SECOND_STEP",
  "Please enter the code that your authenticator app shows.",
  401
) {
  answer = { secondStep: true };
}
class InvalidCodeError extends createError("INVALID_CODE", "Invalid code", 401) {
  answer = { secondStep: true };
}
const ForeignOriginError = createError(
  "FOREIGN_ORIGIN",
  "This request came from another website, so it was refused.",
  403
);
const NoSuchRecordError = createError("NO_SUCH_RECORD", "This doesn\u2019t exist, or it has been removed.", 404);
const ChangedElsewhereError = createError("CHANGED_ELSEWHERE", "%s", 409);
const AddressTakenError = createError("ADDRESS_TAKEN", "%s", 409);
const MailFixedError = createError(
  "MAIL_FIXED",
  "The mail server is set by SMTP_URL, MAIL_FROM and NOTIFY_EMAIL on the machine, and can only be changed there.",
  409
);
const NoRoomError = createError("NO_ROOM", "%s", 422);
const OnlyWordsError = createError(
  "ONLY_WORDS",
  "This page was never published, and these are all its words. Remove the page instead.",
  422
);
const PageStaysError = createError(
  "PAGE_STAYS",
  "This page belongs to the site and cannot be removed. Its words are yours to change.",
  422
);
const MissingHostError = createError("MISSING_HOST", "The request names no host.", 400);
const LoginBusyError = createError(
  "LOGIN_BUSY",
  "Too many people are signing in right now. Please try again in a few seconds.",
  429
);
const TooManyRequestsError = createError("TOO_MANY_REQUESTS", "%s", 429);
const DatabaseUnavailableError = createError(
  "DATABASE_UNAVAILABLE",
  "Your message could not be stored. Nothing was sent. Please call us at %s.",
  503
);
const DataDirectoryInUseError = createError(
  "DATA_DIRECTORY_IN_USE",
  "Another process already uses the data directory %s. Stop it first, or set DATA_DIR to another directory.",
  500
);
const DatabaseCorruptError = createError(
  "DATABASE_CORRUPT",
  "The database %s is damaged and was left untouched. Restore a backup into an empty data directory (see README).",
  500
);
const DatabaseOlderError = createError(
  "DATABASE_OLDER",
  "The database %s was written by an earlier state of this program (up to %s), whose data this one does not take over, and was left untouched. Start that program on it, or this one with a new data directory or database.",
  500
);
const DatabaseNewerError = createError(
  "DATABASE_NEWER",
  "The database %s was written by a newer version of this program (it knows %s) and was left untouched. Start that version, or restore a backup made before it.",
  500
);
const DatabaseUnfitError = createError("DATABASE_UNFIT", "The database cannot be used: %s", 500);
const DatabaseFullError = createError(
  "DATABASE_FULL",
  "The database in DATABASE_URL already holds data and was left untouched. Name an empty one.",
  500
);
const DataDirectoryFullError = createError(
  "DATA_DIRECTORY_FULL",
  "The data directory %s already holds data and was left untouched. Set DATA_DIR to an empty directory.",
  500
);
const ProgramDamagedError = createError(
  "PROGRAM_DAMAGED",
  "The file %s is damaged, or was not copied to its end. Copy it again.",
  500
);
const ProgramFolderError = createError(
  "PROGRAM_FOLDER",
  "The folder %s must belong to the user that runs the program, and be open to no other (mode 0700). Remove it and start again.",
  500
);
const ProgramBusyError = createError(
  "PROGRAM_BUSY",
  "Another process has been unpacking the program into %s for two minutes. Stop it and start again.",
  500
);
const RestoreUnfinishedError = createError(
  "RESTORE_UNFINISHED",
  "The data directory %s holds a part of a site: a restore into it was interrupted. Restore the same backup again.",
  500
);
const SessionKeyDamagedError = createError(
  "SESSION_KEY_DAMAGED",
  "The file %s does not hold 64 hex digits. Delete it: the next start makes a new one, and everybody signs in again.",
  500
);
const InvalidPhotoTokenError = createError(
  "INVALID_PHOTO_TOKEN",
  "We couldn\u2019t match these photos to a request. Photos can be added for one day after you send it.",
  400
);
const TooManyPhotosError = createError("TOO_MANY_PHOTOS", photoWords.tooMany, 409);
const InvalidUploadError = createError("INVALID_UPLOAD", "%s", 400);
const UploadTooLargeError = createError("UPLOAD_TOO_LARGE", "%s", 413);
const UnsupportedFileError = createError("UNSUPPORTED_FILE", "%s", 415);
const UnreadableFileError = createError("UNREADABLE_FILE", "%s", 422);
const NoBackupFolderError = createError(
  "NO_BACKUP_FOLDER",
  "BACKUP_DIR is not set: name a directory that outlives this machine.",
  503
);
const StorageUnavailableError = createError(
  "STORAGE_UNAVAILABLE",
  "The server has no room to store this file. Nothing was changed. Please tell the person who runs the website.",
  503
);
const PictureFailedError = createError(
  "PICTURE_FAILED",
  "The picture could not be processed: %s",
  503
);
class InvalidFieldsError extends createError("INVALID_FIELDS", "%s", 400) {
  answer;
  constructor(fields) {
    super(Object.values(fields)[0]?.[0] ?? "Please check the fields.");
    this.answer = { fields };
  }
}
class PlanFieldsError extends InvalidFieldsError {
  statusCode = 422;
}
class MailPasswordNeededError extends InvalidFieldsError {
  constructor() {
    super({ password: ["Please type the password for this server and user."] });
  }
}
class WordsChangedError extends ChangedElsewhereError {
  answer;
  constructor(message, theirs) {
    super(message);
    this.answer = { theirs };
  }
}
class WordProblemsError extends createError("WORD_PROBLEMS", "%s", 422) {
  answer;
  constructor(problems) {
    super(problems[0]?.message ?? "This cannot be published yet.");
    this.answer = { problems };
  }
}
class DamagedRecordError extends createError("DAMAGED_RECORD", "%s", 422) {
  answer;
  constructor(message, discard) {
    super(message);
    this.answer = discard ? { discard } : {};
  }
}
function isDatabaseError(error) {
  return /^(SQLITE|PG)_/.test(String(error?.code ?? ""));
}
export {
  AddressTakenError,
  ChangedElsewhereError,
  DamagedRecordError,
  DataDirectoryFullError,
  DataDirectoryInUseError,
  DatabaseCorruptError,
  DatabaseFullError,
  DatabaseNewerError,
  DatabaseOlderError,
  DatabaseUnavailableError,
  DatabaseUnfitError,
  ForeignOriginError,
  InvalidCodeError,
  InvalidFieldsError,
  InvalidPasswordError,
  InvalidPhotoTokenError,
  InvalidUploadError,
  LoginBusyError,
  MailFixedError,
  MailPasswordNeededError,
  MissingHostError,
  NoBackupFolderError,
  NoRoomError,
  NoSuchRecordError,
  NotSignedInError,
  OnlyWordsError,
  PageStaysError,
  PictureFailedError,
  PlanFieldsError,
  ProgramBusyError,
  ProgramDamagedError,
  ProgramFolderError,
  RestoreUnfinishedError,
  SecondStepError,
  SessionKeyDamagedError,
  StorageUnavailableError,
  TooManyPhotosError,
  TooManyRequestsError,
  UnreadableFileError,
  UnsupportedFileError,
  UploadTooLargeError,
  WordProblemsError,
  WordsChangedError,
  isDatabaseError
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvZXJyb3JzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsT0FBTyxpQkFBaUI7QUFFeEIsU0FBUyxrQkFBa0I7QUFHcEIsTUFBTSxtQkFBbUIsWUFBWSxpQkFBaUIsbUJBQW1CLEdBQUc7QUFDNUUsTUFBTSx1QkFBdUIsWUFBWSxvQkFBb0Isb0JBQW9CLEdBQUc7QUFFcEYsTUFBTSx3QkFBd0I7QUFBQSxFQUNuQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsRUFBRTtBQUFBLEVBQ0EsU0FBUyxFQUFFLFlBQVksS0FBSztBQUM5QjtBQUNPLE1BQU0seUJBQXlCLFlBQVksZ0JBQWdCLGdCQUFnQixHQUFHLEVBQUU7QUFBQSxFQUNyRixTQUFTLEVBQUUsWUFBWSxLQUFLO0FBQzlCO0FBQ08sTUFBTSxxQkFBcUI7QUFBQSxFQUNoQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLG9CQUFvQixZQUFZLGtCQUFrQixvREFBK0MsR0FBRztBQUUxRyxNQUFNLHdCQUF3QixZQUFzQixxQkFBcUIsTUFBTSxHQUFHO0FBQ2xGLE1BQU0sb0JBQW9CLFlBQXNCLGlCQUFpQixNQUFNLEdBQUc7QUFFMUUsTUFBTSxpQkFBaUI7QUFBQSxFQUM1QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFFTyxNQUFNLGNBQWMsWUFBc0IsV0FBVyxNQUFNLEdBQUc7QUFFOUQsTUFBTSxpQkFBaUI7QUFBQSxFQUM1QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLGlCQUFpQjtBQUFBLEVBQzVCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUNPLE1BQU0sbUJBQW1CLFlBQVksZ0JBQWdCLDhCQUE4QixHQUFHO0FBQ3RGLE1BQU0saUJBQWlCO0FBQUEsRUFDNUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ08sTUFBTSx1QkFBdUIsWUFBc0IscUJBQXFCLE1BQU0sR0FBRztBQUNqRixNQUFNLDJCQUEyQjtBQUFBLEVBQ3RDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUNPLE1BQU0sMEJBQTBCO0FBQUEsRUFDckM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ08sTUFBTSx1QkFBdUI7QUFBQSxFQUNsQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLHFCQUFxQjtBQUFBLEVBQ2hDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUNPLE1BQU0scUJBQXFCO0FBQUEsRUFDaEM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBRU8sTUFBTSxxQkFBcUIsWUFBc0Isa0JBQWtCLG1DQUFtQyxHQUFHO0FBQ3pHLE1BQU0sb0JBQW9CO0FBQUEsRUFDL0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ08sTUFBTSx5QkFBeUI7QUFBQSxFQUNwQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFFTyxNQUFNLHNCQUFzQjtBQUFBLEVBQ2pDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUVPLE1BQU0scUJBQXFCO0FBQUEsRUFDaEM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ08sTUFBTSxtQkFBbUI7QUFBQSxFQUM5QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLHlCQUF5QjtBQUFBLEVBQ3BDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUNPLE1BQU0seUJBQXlCO0FBQUEsRUFDcEM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBRU8sTUFBTSx5QkFBeUI7QUFBQSxFQUNwQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLHFCQUFxQixZQUFZLG1CQUFtQixXQUFXLFNBQVMsR0FBRztBQUdqRixNQUFNLHFCQUFxQixZQUFzQixrQkFBa0IsTUFBTSxHQUFHO0FBQzVFLE1BQU0sc0JBQXNCLFlBQXNCLG9CQUFvQixNQUFNLEdBQUc7QUFDL0UsTUFBTSx1QkFBdUIsWUFBc0Isb0JBQW9CLE1BQU0sR0FBRztBQUNoRixNQUFNLHNCQUFzQixZQUFzQixtQkFBbUIsTUFBTSxHQUFHO0FBQzlFLE1BQU0sc0JBQXNCO0FBQUEsRUFDakM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ08sTUFBTSwwQkFBMEI7QUFBQSxFQUNyQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFDTyxNQUFNLHFCQUFxQjtBQUFBLEVBQ2hDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUdPLE1BQU0sMkJBQTJCLFlBQXNCLGtCQUFrQixNQUFNLEdBQUcsRUFBRTtBQUFBLEVBQ3pGO0FBQUEsRUFDQSxZQUFZLFFBQXVCO0FBQ2pDLFVBQU0sT0FBTyxPQUFPLE1BQU0sRUFBRSxDQUFDLElBQUksQ0FBQyxLQUFLLDBCQUEwQjtBQUNqRSxTQUFLLFNBQVMsRUFBRSxPQUFPO0FBQUEsRUFDekI7QUFDRjtBQUdPLE1BQU0sd0JBQXdCLG1CQUFtQjtBQUFBLEVBQzdDLGFBQWE7QUFDeEI7QUFHTyxNQUFNLGdDQUFnQyxtQkFBbUI7QUFBQSxFQUM5RCxjQUFjO0FBQ1osVUFBTSxFQUFFLFVBQVUsQ0FBQyxvREFBb0QsRUFBRSxDQUFDO0FBQUEsRUFDNUU7QUFDRjtBQUdPLE1BQU0sMEJBQTBCLHNCQUFzQjtBQUFBLEVBQzNEO0FBQUEsRUFDQSxZQUFZLFNBQWlCLFFBQWlCO0FBQzVDLFVBQU0sT0FBTztBQUNiLFNBQUssU0FBUyxFQUFFLE9BQU87QUFBQSxFQUN6QjtBQUNGO0FBR08sTUFBTSwwQkFBMEIsWUFBc0IsaUJBQWlCLE1BQU0sR0FBRyxFQUFFO0FBQUEsRUFDdkY7QUFBQSxFQUNBLFlBQVksVUFBMEM7QUFDcEQsVUFBTSxTQUFTLENBQUMsR0FBRyxXQUFXLCtCQUErQjtBQUM3RCxTQUFLLFNBQVMsRUFBRSxTQUFTO0FBQUEsRUFDM0I7QUFDRjtBQVdPLE1BQU0sMkJBQTJCLFlBQXNCLGtCQUFrQixNQUFNLEdBQUcsRUFBRTtBQUFBLEVBQ3pGO0FBQUEsRUFDQSxZQUFZLFNBQWlCLFNBQW1CO0FBQzlDLFVBQU0sT0FBTztBQUNiLFNBQUssU0FBUyxVQUFVLEVBQUUsUUFBUSxJQUFJLENBQUM7QUFBQSxFQUN6QztBQUNGO0FBR08sU0FBUyxnQkFBZ0IsT0FBeUI7QUFDdkQsU0FBTyxnQkFBZ0IsS0FBSyxPQUFRLE9BQTBDLFFBQVEsRUFBRSxDQUFDO0FBQzNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//e45742fd89836dd583bf7c4cad22e901c1876ffb
