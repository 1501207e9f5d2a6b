CREATE TABLE "embedding_space" (
	"key" text PRIMARY KEY NOT NULL,
	"model_name" text NOT NULL,
	"dimension" integer,
	"error_code" text,
	"failed_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_search_batch" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_search_batch_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text,
	"collection" integer NOT NULL,
	"segment_ids" text[] NOT NULL,
	"size" integer NOT NULL,
	"removed" integer[] DEFAULT '{}' NOT NULL,
	"visible" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_search_posting" (
	"collection" integer NOT NULL,
	"term" text collate "C" NOT NULL,
	"batch_number" integer NOT NULL,
	"hits" "bytea" NOT NULL,
	CONSTRAINT "segment_search_posting_collection_term_batch_number_pk" PRIMARY KEY("collection","term","batch_number")
);
--> statement-breakpoint
ALTER TABLE "segment_search_batch" ADD CONSTRAINT "segment_search_batch_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_search_batch_document" ON "segment_search_batch" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "segment_search_batch_left" ON "segment_search_batch" USING btree ("number") WHERE document_id is null;--> statement-breakpoint
CREATE INDEX "segment_search_posting_batch" ON "segment_search_posting" USING btree ("batch_number");