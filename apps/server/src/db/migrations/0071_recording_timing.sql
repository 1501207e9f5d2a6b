ALTER TABLE "recording_machine_segment" ADD COLUMN "timing" text DEFAULT 'measured' NOT NULL;--> statement-breakpoint
ALTER TABLE "recording_segment" ADD COLUMN "timing" text DEFAULT 'measured' NOT NULL;--> statement-breakpoint
-- Of transcripts that came without times every turn was shared out by length; those that somebody set since differ from what the file had.
UPDATE "recording_machine_segment" heard SET "timing" = 'guessed' FROM "recording" held
	WHERE held."id" = heard."recording_id" AND held."transcript" = 'untimed';
--> statement-breakpoint
UPDATE "recording_segment" said SET "timing" = 'guessed' FROM "recording_machine_segment" heard
	WHERE heard."timing" = 'guessed' AND heard."id" = said."machine_ids" ->> 0
	AND heard."start_ms" = said."start_ms" AND heard."end_ms" = said."end_ms";
