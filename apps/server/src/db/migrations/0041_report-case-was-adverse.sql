ALTER TABLE "case_report_case" ADD COLUMN "was_adverse" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "case_report_case" SET "was_adverse" = true WHERE "stance" = 'adverse';
