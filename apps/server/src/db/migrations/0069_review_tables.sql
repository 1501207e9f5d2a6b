CREATE TABLE "review_cell" (
	"table_id" text NOT NULL,
	"row_id" text NOT NULL,
	"column_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"chosen" text,
	"rule" jsonb,
	"model" jsonb,
	"hand" jsonb,
	"disagrees" boolean DEFAULT false NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"group_key" text,
	"sort_number" double precision,
	"checked_at" timestamp with time zone,
	"error_code" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_cell_row_id_column_id_pk" PRIMARY KEY("row_id","column_id")
);
--> statement-breakpoint
CREATE TABLE "review_column" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"position" integer NOT NULL,
	"library_key" text,
	"label" text NOT NULL,
	"instruction" text NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"method" text NOT NULL,
	"depends_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wished" text,
	"wished_group" text
);
--> statement-breakpoint
CREATE TABLE "review_row" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"document_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_whole" boolean
);
--> statement-breakpoint
CREATE TABLE "review_table" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"error_code" text,
	"model" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_cell" ADD CONSTRAINT "review_cell_table_id_review_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."review_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cell" ADD CONSTRAINT "review_cell_row_id_review_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."review_row"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cell" ADD CONSTRAINT "review_cell_column_id_review_column_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."review_column"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_column" ADD CONSTRAINT "review_column_table_id_review_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."review_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_row" ADD CONSTRAINT "review_row_table_id_review_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."review_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_row" ADD CONSTRAINT "review_row_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_table" ADD CONSTRAINT "review_table_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cell_column" ON "review_cell" USING btree ("column_id");--> statement-breakpoint
CREATE INDEX "review_cell_waiting" ON "review_cell" USING btree ("table_id","row_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "review_cell_table" ON "review_cell" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "review_column_table" ON "review_column" USING btree ("table_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_row_document" ON "review_row" USING btree ("table_id","document_id");--> statement-breakpoint
CREATE INDEX "review_row_of_document" ON "review_row" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "review_table_owner" ON "review_table" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "review_table_unfinished" ON "review_table" USING btree ("state") WHERE state = 'working';