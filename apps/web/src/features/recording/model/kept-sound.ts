/** A recording made in this browser, which is kept here until it was sent. */
export interface KeptSound {
  soundId: string;
  /** Whose it is: on a shared device nobody sees another's. */
  ownerId: string;
  startedAt: string;
  mediaType: string;
  durationMs: number;
  bytes: number;
  /** Sound after an interruption is a file of its own: a container cannot be gone on with. */
  parts: number;
}

/** Where pieces of sound are kept while one records. */
export interface SoundStore {
  list(ownerId: string): Promise<KeptSound[]>;
  write(sound: KeptSound, part: number, piece: Blob | null): Promise<void>;
  /** A file a part, in order. */
  read(sound: KeptSound): Promise<Blob[]>;
  remove(soundId: string): Promise<void>;
}

const DATABASE = 'mingfa-recorder';
const SOUNDS = 'sounds';
const PIECES = 'pieces';
interface Piece {
  soundId: string;
  part: number;
  bytes: ArrayBuffer;
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SOUNDS, { keyPath: 'soundId' });
    request.result.createObjectStore(PIECES, { autoIncrement: true }).createIndex('soundId', 'soundId');
  };
  return answerOf(request);
}

async function within(
  mode: IDBTransactionMode,
  work: (sounds: IDBObjectStore, pieces: IDBObjectStore) => void,
): Promise<void> {
  const database = await open();
  try {
    // `strict`: a piece is on the disk when this returns, so that a crash takes none of it.
    const transaction = database.transaction([SOUNDS, PIECES], mode, { durability: 'strict' });
    work(transaction.objectStore(SOUNDS), transaction.objectStore(PIECES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Pieces in the browser's own database; they outlive a crash of the page, of the browser and of the device. */
export const BROWSER_SOUNDS: SoundStore = {
  async list(ownerId) {
    let found: KeptSound[] = [];
    await within('readonly', (sounds) => {
      const request = sounds.getAll();
      request.onsuccess = () => {
        found = request.result;
      };
    });
    return found.filter((sound) => sound.ownerId === ownerId);
  },
  async write(sound, part, piece) {
    const bytes = piece ? await piece.arrayBuffer() : null;
    await within('readwrite', (sounds, pieces) => {
      sounds.put(sound);
      if (bytes) pieces.add({ soundId: sound.soundId, part, bytes } satisfies Piece);
    });
  },
  async read({ soundId, mediaType, parts }) {
    let found: Piece[] = [];
    await within('readonly', (_, pieces) => {
      const request = pieces.index('soundId').getAll(soundId);
      request.onsuccess = () => {
        found = request.result;
      };
    });
    return Array.from({ length: parts }, (_, part) => {
      const own = found.filter((piece) => piece.part === part).map(({ bytes }) => bytes);
      return new Blob(own, { type: mediaType });
    }).filter(({ size }) => size > 0);
  },
  async remove(soundId) {
    await within('readwrite', (sounds, pieces) => {
      sounds.delete(soundId);
      const cursor = pieces.index('soundId').openKeyCursor(soundId);
      cursor.onsuccess = () => {
        const at = cursor.result;
        if (!at) return;
        pieces.delete(at.primaryKey);
        at.continue();
      };
    });
  },
};
