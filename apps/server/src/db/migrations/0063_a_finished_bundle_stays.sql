DROP INDEX "evidence_bundle_matter";--> statement-breakpoint
CREATE INDEX "evidence_bundle_matter" ON "evidence_bundle" USING btree ("matter_id","created_at");