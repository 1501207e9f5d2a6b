CREATE TABLE "law_article_search" (
	"version_id" text NOT NULL,
	"position" integer NOT NULL,
	"law_id" text NOT NULL,
	"article_key" text NOT NULL,
	"terms" text NOT NULL,
	CONSTRAINT "law_article_search_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "law_search_posting" (
	"term" text collate "C" NOT NULL,
	"version_number" integer NOT NULL,
	"positions" smallint[] NOT NULL,
	"frequencies" smallint[] NOT NULL,
	CONSTRAINT "law_search_posting_term_version_number_pk" PRIMARY KEY("term","version_number")
);
--> statement-breakpoint
CREATE TABLE "law_search_version" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_search_version_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" text NOT NULL,
	"law_id" text NOT NULL,
	"article_keys" text[] NOT NULL,
	CONSTRAINT "law_search_version_version_id_unique" UNIQUE("version_id")
);
--> statement-breakpoint
ALTER TABLE "law_article_search" ADD CONSTRAINT "law_article_search_version_id_law_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_search_posting" ADD CONSTRAINT "law_search_posting_version_number_law_search_version_number_fk" FOREIGN KEY ("version_number") REFERENCES "public"."law_search_version"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_search_version" ADD CONSTRAINT "law_search_version_version_id_law_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_search_posting_version" ON "law_search_posting" USING btree ("version_number");