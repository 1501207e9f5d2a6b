CREATE TABLE "case_search_block" (
	"chunk" integer NOT NULL,
	"place" integer NOT NULL,
	"first_term" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "case_search_block_chunk_place_pk" PRIMARY KEY("chunk","place")
);
--> statement-breakpoint
ALTER TABLE "case_search_posting" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_search_text" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "case_search_posting" CASCADE;--> statement-breakpoint
DROP TABLE "case_search_text" CASCADE;--> statement-breakpoint
ALTER TABLE "case_search_chunk" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_search_entry" ADD COLUMN "folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "case_search_entry_waiting" ON "case_search_entry" USING btree ("number") WHERE not folded;--> statement-breakpoint
-- What is read at each search would be unpacked at each.
ALTER TABLE "case_search_block" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Their postings went with the old table: every case is folded anew.
DELETE FROM "case_search_chunk";