/** What pages made of somebody's own Word file do not take over of its text. */
export type WordPaperLack = 'body_pictures' | 'body_shapes' | 'body_notes' | 'merged_rows' | 'nested_tables';
