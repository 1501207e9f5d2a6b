import type { EnvironmentModels } from '../../engine/models/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { OpenEmbedder, OpenReranker, SearchModels } from '../../ports/embedder.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { OpenImageModel } from '../../ports/image-model.ts';
import type { ModelRegistry, OpenModel } from '../../ports/model.ts';
import type { RecogniserFolders } from '../../ports/recogniser-folders.ts';
import type { RecordingReader } from '../../ports/recording-reader.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { OpenTranscriber } from '../../ports/transcriber.ts';

/** What the verbs for configured models need besides the common context. */
export interface ModelContext extends AppContext {
  secrets: Secrets;
  files: FileStore;
  models: ModelRegistry;
  searchModels: SearchModels;
  openModel: OpenModel;
  openEmbedder: OpenEmbedder;
  openReranker: OpenReranker;
  openImageModel: OpenImageModel;
  openTranscriber: OpenTranscriber;
  /** Recognisers of this machine, and how a file is cut for a test of one. */
  recogniserFolders: RecogniserFolders;
  recordingReader: RecordingReader;
  environmentModels: EnvironmentModels;
  /** The vectors of files and of the library follow the embedding model: called when it may have changed. */
  settleVectors(): Promise<void>;
}
