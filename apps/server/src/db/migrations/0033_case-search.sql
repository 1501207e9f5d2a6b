CREATE TABLE "case_search_chunk" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_search_chunk_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cases" integer NOT NULL,
	"visible" boolean DEFAULT false NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_search_entry" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_search_entry_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" text NOT NULL,
	"lengths" integer[] NOT NULL,
	CONSTRAINT "case_search_entry_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "case_search_posting" (
	"term" text collate "C" NOT NULL,
	"chunk" integer NOT NULL,
	"hits" "bytea" NOT NULL,
	CONSTRAINT "case_search_posting_term_chunk_pk" PRIMARY KEY("term","chunk")
);
--> statement-breakpoint
ALTER TABLE "case_search_entry" ADD CONSTRAINT "case_search_entry_case_id_legal_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_search_chunk_begun" ON "case_search_chunk" USING btree ("number") WHERE not visible;--> statement-breakpoint
CREATE INDEX "case_search_posting_chunk" ON "case_search_posting" USING btree ("chunk");