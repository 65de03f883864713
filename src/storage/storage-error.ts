const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/** True when the disk refused: full, over quota, read-only, or failing. What was being written is not there. */
export function isStorageError(error: unknown): boolean {
  return codes.has((error as { code?: string }).code ?? '');
}
