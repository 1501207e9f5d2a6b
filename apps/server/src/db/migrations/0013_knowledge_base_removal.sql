ALTER TABLE "document" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_base" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "knowledge_base_deleted" ON "knowledge_base" USING btree ("id") WHERE owner_id is null;