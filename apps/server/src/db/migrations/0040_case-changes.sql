ALTER TABLE "legal_case" ADD COLUMN "changed_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_case_changed" ON "legal_case" USING btree ("changed_in");