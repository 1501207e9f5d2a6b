import type { Translated } from '../../resources.ts';
import type { home as told } from '../../zh-CN/recording-parts/home.ts';

/** The screen of all recordings. */
export const home = {
  intro:
    'Upload sound or video, or record here: listen along the waveform, correct the words, and go from every finding to its second. SHA-256 is taken on receipt; the original is never changed.',
  signUpTitle: 'Sign up to upload and work on recordings',
  signUpHint: 'Only you see your recordings and their words.',
  add: {
    label: 'Upload or record',
    drop: 'Drop sound or video here; several files of one talk may come together',
    dropNow: 'Let go to upload',
    choose: 'Choose files',
    record: 'Record',
    kinds: 'mp3, m4a, wav, flac, ogg, webm, amr, mp4, mov, mkv and others, up to {{limit}} each',
  },
  order: {
    title: 'Upload {{count}} files',
    as: 'These files are',
    one: 'One talk, joined to one recording in this order',
    each: 'Separate, a recording for each file',
    name: 'Name (optional)',
    tooMany: 'A recording has at most {{count}} files',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    leaveOut: 'Leave out {{name}}',
    begin: 'Upload',
  },
  sending: {
    label: 'Uploading {{name}}',
    mayLeave:
      'You may leave this page; uploading goes on, and after a lost connection it resumes where it stopped.',
    there: 'Uploaded',
    keepTwice: 'Upload all the same',
  },
  consent: {
    begin: 'Start recording',
    read: 'I have read this and will tell everybody present',
    sources: 'Based on: {{sources}}.',
    source: '{{law}}, Art. {{article}}',
    between: '; ',
  },
  recorder: {
    label: 'Recording',
    title: 'Recording {{time}}',
    state: { idle: 'Not recording', recording: 'Recording', paused: 'Paused', stopping: 'Saving' },
    pause: 'Pause',
    resume: 'Go on',
    endOnly: 'End, upload later',
    endAndSend: 'End and upload',
    kept: 'Kept in this browser every 4 seconds, {{size}} so far. Should the browser crash, at most 5 seconds are lost.',
    problem: {
      refused:
        'The browser may not use the microphone. Allow it in the site settings by the address, then try again.',
      noDevice: 'No microphone was found. Connect one and try again.',
      unsupported:
        'This browser cannot record, or the page was not opened over HTTPS. Record with a phone or a recorder and upload the file.',
      notKept: 'The browser did not keep the last stretch (its room may be full). End and upload soon.',
      ended:
        'The microphone is gone and recording is paused. What was recorded is kept: end and upload it, or connect the microphone and record another stretch.',
    },
  },
  kept: {
    label: 'A recording not uploaded',
    title: 'A recording was not uploaded ({{time}})',
    about: '{{length}} long, {{size}}, kept in this browser alone.',
    continue: 'Go on recording',
    send: 'Upload',
    discard: 'Discard',
    discardTitle: 'Discard this recording?',
    discardText: 'It is kept in this browser alone and cannot be brought back.',
  },
  none: {
    title: 'No speech recogniser is set up',
    text: 'Recordings can still be uploaded, heard, cut and exported as an evidence pack. A transcript can be imported (SRT, VTT, TXT, DOCX, JSON) or typed along.',
    set: 'Add a recogniser under Administration, Models: a service (OpenAI-compatible /audio/transcriptions), or a model in a folder of the server',
    ask: 'For automatic transcripts, ask an administrator to add a recogniser under Administration, Models.',
  },
  recogniserHelp: {
    open: 'How to get automatic transcripts',
    title: 'How to get automatic transcripts',
    forUser: 'What you can do yourself',
    user: {
      now: 'Without a recogniser you can upload, listen, cut, set marks and export an evidence pack; hashes are taken on receipt.',
      import:
        'If the words were written down elsewhere (SRT, VTT, TXT or DOCX with times, JSON of common services): open the recording and choose “Import a transcript”; it is aligned to the sound by its times. Or type along while you listen.',
      ask: 'For automatic transcripts ask an administrator to add a recogniser as told below. Then this note is gone, and a recording offers to be transcribed.',
      host: 'Before your first recording is sent, the address of the server that receives it is shown and you decide; another receiver is asked about anew. What is recognised on this server does not leave it.',
    },
    forAdministrator: 'What an administrator sets',
    administrator: {
      service:
        'A service: under Administration, Models, Speech recognition, add a recogniser with its address (OpenAI-compatible POST …/audio/transcriptions, the address up to /v1), the name of the model and the key. It may be elsewhere, or FunASR, vLLM, LocalAI or whisper.cpp on a machine of yours.',
      machine:
        'Or on this server: install sherpa-onnx on it (the command stands on the same page), put a model into a folder, and name that folder on the same page. Neither the program nor a model comes with this product or is fetched by itself; read the licence of the model first.',
      variables:
        'A service can be set before the start, too, by TRANSCRIPTION_BASE_URL, TRANSCRIPTION_MODEL_NAME and TRANSCRIPTION_API_KEY; a model on this server by TRANSCRIPTION_BASE_URL=file:///folder-of-the-model.',
      test: 'After saving press Test: a second of a tone is sent, and an answer has to come back. To recognise AAC (m4a, mp4) on this server ffmpeg has to be there, too.',
      host: 'Before anybody’s first recording is sent to a service the screen names its address and asks them; the outgoing gate masks no voices.',
      without: 'Nothing has to be set: all else works without.',
    },
  },
  list: {
    search: 'Search titles and what was said',
    empty: 'No recordings yet. Upload one, or record now.',
    emptyHint: 'For instance: a talk with a client, a call about a debt, a witness, a meeting.',
    byTitle: 'Titles',
    bySaid: 'What was said',
    nothing: 'Nothing found for “{{words}}”.',
  },
  row: {
    files: '{{count}} files',
    segments_one: '{{count}} turn',
    segments_other: '{{count}} turns',
    noTranscript: 'No transcript',
    stop: 'Stop',
    delete: 'Delete {{title}}',
  },
  delete: {
    do: 'Delete',
    title: 'Delete “{{title}}”?',
    text: 'The original, the copy for playing, the transcript, notes and indexes are deleted and cannot be restored.',
    done: 'The recording was deleted',
    closing: 'These close with it and do not open any more: {{shares}}.',
    copies: 'Copies of it and words quoted from it stay in these and are not deleted with it: {{copies}}.',
    outside: 'Files that were downloaded and backups made before do not change.',
    between: '; ',
    copy: {
      knowledge_base: 'knowledge base “{{name}}”',
      share: 'share “{{name}}”',
      draft: 'facts of the draft “{{name}}”',
      backup: 'backup ({{name}})',
    },
  },
} satisfies Translated<typeof told>;
