const LABELS = /(?:^|[，。；：\n(（“])(?:原告|被告|申请人|被申请人)(?!人)/g;
/** So many labels make a paper of it. */
const LEAST = 2;

/** Whether a telling is written as papers are, with parties by their labels: who is who is said in it, and needs no guess. */
export const isFormalTelling = (story: string): boolean => (story.match(LABELS)?.length ?? 0) >= LEAST;
