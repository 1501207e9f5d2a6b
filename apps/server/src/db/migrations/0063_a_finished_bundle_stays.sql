-- harmless to the release before: it deletes all bundles of a matter before it makes one, and needs no index for that
DROP INDEX "evidence_bundle_matter";--> statement-breakpoint
CREATE INDEX "evidence_bundle_matter" ON "evidence_bundle" USING btree ("matter_id","created_at");